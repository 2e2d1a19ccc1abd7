import acts from '../virtu_acts/it';
import log from '../virtu_log/it';
import board from './board/it';
import type { VirtuTexts } from './en';
import names from './names/it';
import sheets from './sheets/it';

const texts: VirtuTexts = { names, board, sheets, log, acts };
export default texts;
