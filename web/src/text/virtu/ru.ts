import acts from '../virtu_acts/ru';
import log from '../virtu_log/ru';
import board from './board/ru';
import type { VirtuTexts } from './en';
import names from './names/ru';
import sheets from './sheets/ru';

const texts: VirtuTexts = { names, board, sheets, log, acts };
export default texts;
