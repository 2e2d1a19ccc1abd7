const lobby = {};
export type LobbyTexts = typeof lobby;
export default lobby;
