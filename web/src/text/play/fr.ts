import type { PlayTexts } from './en';

const play: PlayTexts = {};
export default play;
