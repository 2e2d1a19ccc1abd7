const shell = {};
export type ShellTexts = typeof shell;
export default shell;
