import acts from '../virtu_acts/fr';
import log from '../virtu_log/fr';
import board from './board/fr';
import type { VirtuTexts } from './en';
import names from './names/fr';
import sheets from './sheets/fr';

const texts: VirtuTexts = { names, board, sheets, log, acts };
export default texts;
