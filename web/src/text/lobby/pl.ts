import type { LobbyTexts } from './en';

const lobby: LobbyTexts = {};
export default lobby;
