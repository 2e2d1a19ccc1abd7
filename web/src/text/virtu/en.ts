import acts from '../virtu_acts/en';
import log from '../virtu_log/en';
import board from './board/en';
import names from './names/en';
import sheets from './sheets/en';

const texts = { names, board, sheets, log, acts };
export default texts;
export type VirtuTexts = typeof texts;
