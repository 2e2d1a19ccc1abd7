import acts from '../virtu_acts/fr';
import log from '../virtu_log/fr';
import board from './board/fr';
import type { VirtuTexts } from './en';
import names from './names/fr';

const texts: VirtuTexts = { names, board, log, acts };
export default texts;
