import { counted } from '../../text/languages';
import type { ReplayTexts } from './shape';

const count = counted('fr');
const texts: ReplayTexts = {
  title: 'Revoir la partie',
  wins: (names) =>
    names.length > 1
      ? `${names.slice(0, -1).join(', ')} et ${names.at(-1)} se partagent l’Italie`
      : `${names[0]} gagne l’Italie`,
  reasons: {
    adjacent: 'par des régions d’un seul tenant',
    total: 'par le nombre de régions',
    most: 'avec le plus de régions',
    final_battle: 'dans la dernière bataille',
  },
  battles: (n) => count(n, { one: 'bataille', other: 'batailles' }),
  minutes: (n) => count(n, { one: 'minute', other: 'minutes' }),
  backToTable: 'Retour à la table',
  check: 'Vérifier le mélange',
  loading: 'La partie est remise en place.',
  failed: 'La partie n’a pas pu être chargée. Réessayez dans un instant.',
  thinking: 'Les bots pèsent chaque coup.',
  noChances: 'Les chances n’ont pas pu être calculées ici.',
  chances: 'Les chances, coup par coup',
  chancesLabel: 'Les chances de chacun après chaque coup ; les mêmes nombres sont dans le tableau ci-dessous',
  toWin: 'de gagner',
  turning: 'Tournants',
  noTurning: 'Aucun coup n’a renversé cette partie à lui seul.',
  shift: (region, name, from, to) => `${region ? `${region}. ` : ''}${name} : de ${from} à ${to}`,
  log: 'Journal',
  move: 'Coup',
  moveOf: (n, of) => `Coup ${n} sur ${of}`,
  start: 'La donne',
  quiet: { hold: (name) => `${name} garde sa main.`, draw: (name) => `${name} ne pioche rien.` },
  first: 'Au début',
  prev: 'Un coup en arrière',
  play: 'Lecture',
  pause: 'Pause',
  next: 'Un coup en avant',
  last: 'À la fin',
  keys: 'Les flèches vont de coup en coup, Espace lance et arrête.',
  table: 'Les chances en tableau',
  hand: 'Main',
  line: 'Ligne',
  strength: 'Force',
  empty: 'aucune carte',
  faceDown: 'face cachée',
  passed: 'a passé',
  verify: {
    title: 'Vérifier le mélange',
    why: 'Avant la première donne, la table a publié un sceau : le SHA-256 de la graine qui décide de tous les mélanges. La graine est maintenant connue, et chacun peut vérifier que personne n’a touché aux cartes.',
    seed: 'Graine',
    seal: 'Sceau (SHA-256 de la graine)',
    fits: 'Votre navigateur l’a vérifié : la graine correspond au sceau.',
    fitsNot: 'La graine ne correspond pas au sceau.',
    unchecked: 'Ce navigateur ne peut pas vérifier le sceau ici. Comparez-le vous-même.',
    how: 'Pour redonner toutes les cartes et confirmer chaque coup, téléchargez le relevé et lancez :',
    download: 'Télécharger le relevé',
    then: 'Le programme indique chaque ligne qui ne découle pas de la graine, ou confirme le tout.',
  },
};
export default texts;
