import acts from '../virtu_acts/pl';
import log from '../virtu_log/pl';
import board from './board/pl';
import type { VirtuTexts } from './en';
import names from './names/pl';
import sheets from './sheets/pl';

const texts: VirtuTexts = { names, board, sheets, log, acts };
export default texts;
