const play = {};
export type PlayTexts = typeof play;
export default play;
