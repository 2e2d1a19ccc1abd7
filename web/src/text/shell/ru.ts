import type { ShellTexts } from './en';

const shell: ShellTexts = {};
export default shell;
