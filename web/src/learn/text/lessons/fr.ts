import { counted } from '../../../text/languages';
import type { LessonsTexts } from './shape';

const count = counted('fr');
const texts: LessonsTexts = {
  title: 'Apprendre à jouer',
  lead: 'De courtes batailles sur une vraie table. Ansaldo Ferro, qui a vu la plupart des murs d’Italie des deux côtés, explique.',
  progress: (done, of) => `Leçons terminées : ${done} sur ${of}`,
  lesson: (n, of) => `Leçon ${n} sur ${of}`,
  step: (n, of) => `Étape ${n} sur ${of}`,
  done: 'terminée',
  begin: 'Commencer',
  again: 'Recommencer',
  all: 'Toutes les leçons',
  back: 'Retour',
  goOn: 'Continuer',
  showMe: 'Montrer',
  rule: 'La règle',
  rules: 'Les règles de Condottiere',
  nextLesson: 'Leçon suivante',
  finish: 'Terminer',
  playNow: 'Jouer une partie',
  touches: 'Touche',
  spares: 'Épargne',
  sparesWhy: 'ce ne sont pas des mercenaires',
  you: 'Vous',
  inHand: (n) => `${count(n, { one: 'carte', other: 'cartes' })} en main`,
  passed: 'a passé',
  strength: (n) => `force ${n}`,
  holder: 'tient le Condottiere',
  yourHand: 'Votre main',
  lineAfter: 'Votre ligne ensuite',
  beats: (mine, other) => `${mine} bat ${other}.`,
  trails: (mine, other) => `${mine} n’atteint pas ${other}.`,
  ties: (n) => `${n} à ${n} : une égalité ne gagne rien.`,
  play: (card) => `Jouer : ${card}`,
  pass: 'Passer',
  choose: 'Choisissez une carte.',
  keep: 'Garder celles-ci',
  keepNone: 'Ne rien garder',
  discard: 'Défausser la main',
  hold: 'Garder la main',
  take: (card) => `Reprendre : ${card}`,
  takeNone: 'Ne rien reprendre',
  favourNone: 'La mettre de côté',
  others: 'Les autres jouent.',
  notAllowed: 'Les règles ne le permettent pas ici.',
  notThis: 'C’est permis, mais la leçon porte sur autre chose. Essayez ce que demande Ansaldo.',
  lessons: {
    first_battle: {
      title: 'Une première bataille',
      about: 'Choisir une région, former sa ligne, savoir s’arrêter.',
      steps: [
        {
          text: [
            'Bienvenue. L’Italie compte dix-sept régions, toutes à prendre pour qui a des soldats.',
            'Vous avez **trois cartes**. Tonio, le meunier en face, en a trois aussi. Qui finit une bataille avec la **ligne la plus forte** prend la région.',
          ],
        },
        {
          text: [
            'La pièce noir et or est le **Condottiere**. Vous le tenez : c’est vous qui dites où l’on se bat.',
            'Rien n’appartient encore à personne : toute région convient.',
          ],
          task: 'Choisissez une région sur la carte.',
        },
        {
          text: [
            'Vous avez placé la pièce, vous commencez. À chaque tour on joue **une carte** dans sa ligne, ou l’on passe.',
            'Un soldat vaut le nombre inscrit dans son coin.',
          ],
          task: 'Jouez le 4.',
          wrong: {
            'play 2': 'Un 2, c’est timide pour commencer. Ouvrez avec le 4 et voyez ce qu’il fait.',
            'play 6': 'Ne montrez pas d’abord votre meilleur homme. Le 4 suffit.',
            pass: 'Qui passe sort de la bataille. Vous venez à peine d’arriver.',
          },
        },
        {
          text: ['Tonio répond par un 5 et mène, **5 à 4**.', 'Il vous reste le cavalier.'],
          task: 'Jouez le 6.',
          wrong: {
            'play 2': 'Cela fait 6 à 5, et il lui reste deux cartes. Posez le 6 et laissez-le réfléchir.',
            pass: 'Alors la région est à lui, 5 à 4.',
          },
        },
        {
          text: [
            '**10 à 5**, et Tonio passe. Sa ligne reste sur la table, mais il n’y ajoutera plus rien.',
            'Vous voilà seul en lice. On peut continuer, mais les cartes sont chères : ce que l’on ne dépense pas ici se battra ailleurs.',
          ],
          task: 'Passez, et prenez la région.',
          wrong: { 'play 2': 'C’est déjà gagné. Gardez le 2 pour la prochaine bataille.' },
        },
        {
          text: [
            'La région est à vous et porte votre couleur. Le vainqueur prend aussi le **Condottiere** et choisit de nouveau.',
            'Des régions **qui se touchent** font gagner plus vite : regardez vos voisines.',
          ],
          task: 'Choisissez la région suivante.',
        },
        {
          text: [
            'On retire les lignes, et la bataille suivante commence avec les cartes qui restent. Il n’en vient pas d’autres tant que les mains ne sont pas vides.',
            'Voilà tout le jeu : **où se battre, combien dépenser, quand s’arrêter**. Les autres cartes le rendent piquant.',
          ],
        },
      ],
    },
    winter_spring: {
      title: 'L’Hiver et le Printemps',
      about: 'Le temps rapetisse les géants, et les regrandit.',
      steps: [
        {
          text: [
            'Tonio a deux grands hommes et mène, **16 à 8**. Vous en avez trois petits, et un Hiver.',
            'Tant qu’un Hiver est sur la table, **chaque mercenaire vaut 1**, quoi qu’il soit imprimé. Alors c’est le nombre qui compte.',
          ],
          task: 'Jouez l’Hiver.',
          wrong: {
            'play 1': 'Un de plus fait 9. Il a 16.',
            'play 4': 'Cela fait 12. Il a 16.',
            pass: 'Alors Modena est à lui, 16 à 8. Regardez la neige dans votre main.',
          },
        },
        {
          text: [
            'Son 10 et son 6 grelottent et valent 1 chacun. C’est **3 à 2** pour vous, et il renonce.',
            'Votre Hiver reste dans votre ligne jusqu’à la fin de la bataille.',
          ],
          task: 'Passez, et prenez Modena.',
          wrong: { 'play *': 'Vous menez et il ne reste personne contre vous. Gardez vos cartes.' },
        },
        {
          text: [
            'Autre bataille, et l’Hiver est à lui : quatre cartes contre vos deux cavaliers, **3 à 2** pour Tonio.',
            'Un **Printemps** fait fondre tout Hiver, et tant qu’il est là **les mercenaires les plus forts valent 3 de plus**, dans toutes les lignes. Les plus forts sont vos 6.',
          ],
          task: 'Jouez le Printemps.',
          wrong: {
            'play 1': 'Dans la neige cela fait 3 à 3, et une égalité ne gagne rien.',
            pass: 'Alors Bologna est à lui, 3 à 2.',
          },
        },
        {
          text: [
            'La neige a fondu. Deux 6 avec 3 de plus chacun font **18**, ses trois soldats valent de nouveau **12**.',
          ],
          task: 'Passez, et prenez Bologna.',
          wrong: { 'play 1': 'C’est gagné. Le 1 peut encore servir.' },
        },
        {
          text: [
            'L’Hiver aide les nombreux, le Printemps les grands. L’un chasse l’autre : il n’y a jamais qu’un seul temps.',
            'Avant de compter sur l’un, demandez-vous qui peut encore tenir l’autre.',
          ],
        },
      ],
    },
    drummer: {
      title: 'Le Tambour',
      about: 'Deux fois plus de soldats pour une seule carte.',
      steps: [
        {
          text: [
            'Tonio mène, **11 à 7**. Vous n’avez plus de grand soldat, mais vous avez un tambour.',
            'Un Tambour **double chaque mercenaire de votre propre ligne**, maintenant et jusqu’à la fin de la bataille. Un second n’ajouterait rien.',
          ],
          task: 'Jouez le Tambour.',
          wrong: {
            'play 1': '8 n’atteint pas 11. Laissez d’abord parler le tambour.',
            'play scarecrow': 'Il retirerait un soldat de votre ligne. Il en faut plus, pas moins.',
            pass: 'Alors Firenze est à lui, 11 à 7.',
          },
        },
        {
          text: [
            '4 et 3 valent **14**. Tonio envoie un 4 et mène de nouveau, **15 à 14**.',
            'Qui rejoint votre ligne plus tard marche aussi au tambour : votre 1 vaut **2**.',
          ],
          task: 'Jouez le 1.',
          wrong: {
            'play scarecrow': 'Rien à reprendre ici. Il vous manque un point.',
            pass: 'Il manque un point. Regardez le plus petit de votre main.',
          },
        },
        {
          text: ['**16 à 15**, et Tonio en a assez.'],
          task: 'Passez, et prenez Firenze.',
          wrong: { 'play scarecrow': 'Avec un soldat de moins vous seriez derrière. Passez.' },
        },
        {
          text: [
            'Un Tambour vaut ce que valent les soldats à côté de lui : il vient le mieux dans une longue ligne.',
            'Il bat aussi en Hiver : chaque mercenaire de votre ligne vaut 2 au lieu de 1. Courtisanes et Héroïnes n’y prêtent pas l’oreille.',
          ],
        },
      ],
    },
    bishop: {
      title: 'L’Évêque et la faveur du pape',
      about: 'Renvoyer les plus forts, et fermer une région à la guerre.',
      steps: [
        {
          text: [
            'Tonio mène, **16 à 12**, et c’est tout son 10.',
            'L’Évêque renvoie **tous les mercenaires du plus grand nombre sur la table**, de chaque ligne. Le plus grand est le 10, et lui seul en a un.',
          ],
          task: 'Jouez l’Évêque.',
          wrong: {
            'play 3': '15 n’atteint pas 16.',
            'play courtesan': 'Elle vaut 1 : 13 à 16.',
            pass: 'Alors Firenze est à lui, 16 à 12.',
          },
        },
        {
          text: [
            'Le 10 est parti, et vous menez **12 à 6**. L’Évêque pose maintenant la **faveur du pape** dans une région sans maître : le Condottiere ne peut y aller.',
            'Tonio a Torino, Genova et Milano. **Une quatrième voisine lui donne la partie.** Les régions dorées y suffiraient : fermez-en une.',
          ],
          task: 'Posez la faveur dans une région.',
          wrong: { 'favour none': 'On peut la mettre de côté, mais un bouclier bien placé vaut mieux.' },
        },
        {
          text: ['La faveur reste là jusqu’au prochain Évêque. Et Tonio a passé.'],
          task: 'Passez, et prenez Firenze.',
          wrong: { 'play *': 'C’est gagné. Gardez vos cartes.' },
        },
        {
          text: [
            'Encore une, et cette fois personne ne vous souffle. Tonio mène **17 à 15**.',
            'Le plus grand, c’est le plus grand **de toute la table**. À qui est le 10 ?',
          ],
          task: 'Prenez la tête.',
          wrong: {
            'play bishop': 'Le plus grand est votre propre 10. L’Évêque le renverrait, et ce serait 5 à 17.',
            pass: 'Vous pouvez encore gagner celle-ci.',
          },
        },
        {
          text: [
            'Bien. L’Évêque ne distingue pas l’ami de l’ennemi, et il prend aussi dans les lignes de ceux qui ont passé.',
            'On peut jouer un Évêque pour la seule faveur, même sans personne à renvoyer.',
          ],
        },
      ],
    },
    scarecrow: {
      title: 'L’Épouvantail',
      about: 'Rappeler un soldat d’un champ perdu.',
      steps: [
        {
          text: [
            'Tonio a tout mis sur Spoleto : **26 à 12**. Cette bataille est perdue, mais pas forcément votre 10.',
            'Un Épouvantail permet de **reprendre en main un mercenaire de votre propre ligne**.',
          ],
          task: 'Jouez l’Épouvantail.',
          wrong: {
            'play 4': '16 n’atteint pas 26, et le 4 serait perdu aussi.',
            pass: 'Alors le 10 est défaussé avec la ligne. Sauvez-le d’abord.',
          },
        },
        {
          text: ['Lequel des deux voulez-vous reprendre ?'],
          task: 'Reprenez le 10.',
          wrong: {
            'take 2': 'Le 10 vous servira mieux que le 2.',
            'take none': 'On peut laisser les deux, mais l’Épouvantail n’aurait servi à rien.',
          },
        },
        {
          text: ['Tonio passe. Laissez-lui Spoleto : elle lui coûte trois de ses meilleures cartes.'],
          task: 'Passez.',
          wrong: {
            'play *':
              'N’envoyez pas de bons soldats à la suite des perdus. Gardez-les pour une bataille à gagner.',
          },
        },
        {
          text: [
            'Vous avez perdu un 2 et un Épouvantail, lui un 6, un 10 et une Héroïne. À la prochaine bataille, la force est de votre côté.',
            'L’Épouvantail sert aussi à menacer sans payer : montrer une grande ligne, laisser les autres dépenser, et rappeler le meilleur. Tous voient qui vous reprenez.',
          ],
        },
      ],
    },
    courtesan: {
      title: 'Les Courtisanes et le Condottiere',
      about: 'Perdre la bataille, choisir la suivante.',
      steps: [
        {
          text: [
            'Trois à table. Tonio mène avec **20**, et le battre ici vous coûterait tout.',
            'Qui **a seul le plus de Courtisanes** dans sa ligne à la fin prend le **Condottiere**, quel que soit le vainqueur de la région. Orsola en a une.',
          ],
          task: 'Jouez une Courtisane.',
          wrong: {
            'play 5': '8 n’atteint pas 20.',
            'play 10': '13 n’atteint pas 20, et le 10 servira mieux ailleurs.',
            pass: 'Alors Tonio gagne, et Orsola, avec sa Courtisane, choisit la région suivante.',
          },
        },
        {
          text: [
            'Une partout : **une égalité de Courtisanes ne décide rien**, et le vainqueur prendrait la pièce.',
            'Les autres ont passé. Vous êtes seul en lice et pouvez continuer.',
          ],
          task: 'Jouez la seconde Courtisane.',
          wrong: {
            'play 5': 'Cela ne gagne ni la région ni la pièce.',
            'play 10': 'Gardez-le pour là où vous choisirez de vous battre.',
            pass: 'À une partout, Tonio prend la région et la pièce.',
          },
        },
        {
          text: [
            'Deux contre une : le Condottiere est à vous. Mantova va à Tonio, et c’est tout ce qu’il aura.',
          ],
          task: 'Passez.',
          wrong: { 'play *': 'Vous avez ce que vous vouliez. Gardez le reste.' },
        },
        {
          text: [
            'C’est maintenant **vous** qui choisissez la prochaine bataille, avec un 10 et un 5 en main.',
            'Siena et Firenze sont à vous : une région voisine en fait un groupe de trois.',
          ],
          task: 'Choisissez la région suivante.',
        },
        {
          text: [
            'Une Courtisane ne vaut que 1, mais nul Hiver ne la glace et nul Évêque ne la renvoie.',
            'Qui choisit la région choisit souvent le vainqueur. Cela vaut parfois mieux que la bataille.',
          ],
        },
      ],
    },
    heroine: {
      title: 'L’Héroïne',
      about: 'Dix, par tous les temps.',
      steps: [
        {
          text: [
            'C’est l’Hiver et chaque mercenaire vaut 1. Tonio mène, **4 à 2**.',
            '**L’Héroïne vaut 10, toujours**. Elle n’est pas un mercenaire : neige, tambour et Évêque ne lui font rien.',
          ],
          task: 'Jouez l’Héroïne.',
          wrong: {
            'play 6': 'Dans la neige le cavalier vaut 1 : 3 à 4.',
            pass: 'Alors Urbino est à lui, 4 à 2.',
          },
        },
        {
          text: [
            'Tonio a envoyé un **Évêque**. Il a pris les mercenaires les plus forts, et c’étaient ses deux 10 ; l’Héroïne tient. **12 à 2.**',
            'Au passage, il a porté la faveur du pape à Genova.',
          ],
          task: 'Passez.',
          wrong: { 'play 6': 'Inutile. Dix d’avance.' },
        },
        {
          text: [
            'Urbino est à vous. Il n’y a que trois Héroïnes dans le paquet : si vous en tenez une, pensez à l’Hiver.',
            'Un Épouvantail ne peut la rappeler : soyez sûr avant de l’envoyer.',
          ],
        },
      ],
    },
    surrender: {
      title: 'La Reddition',
      about: 'Arrêter le temps quand on mène.',
      steps: [
        {
          text: [
            'Tonio mène avec 10, vous avez **8**, Orsola 5, et ils tiennent encore onze cartes à eux deux.',
            'Une **Reddition finit la bataille aussitôt**, et la ligne la plus forte à cet instant gagne. Donc, une chose avant l’autre.',
          ],
          task: 'Préparez la reddition de la ville.',
          wrong: {
            'play surrender':
              'À cet instant Tonio est le plus fort : vous lui donneriez Lucca. Menez d’abord.',
            'play 2': '10 à 10 est une égalité, et une égalité ne gagne rien.',
            pass: 'Vous y êtes presque. Ne renoncez pas.',
          },
        },
        {
          text: [
            'Vous menez : **12**, contre 11 et 11. Ils ont encore neuf cartes et n’en resteront pas là.',
            'C’est le moment.',
          ],
          task: 'Jouez la Reddition.',
          wrong: {
            'play 2': '14 est bien, mais ne tiendra pas contre neuf cartes. Fermez la bataille.',
            pass: 'Ils vous dépasseraient à la carte suivante.',
          },
        },
        {
          text: [
            'Les portes s’ouvrent, et Lucca est à vous avant que quiconque ait pu répondre.',
            'Cela marche aussi pour un ami : la Reddition donne la bataille à qui mène. On choisit parfois le vainqueur que l’on craint le moins.',
          ],
        },
      ],
    },
    round: {
      title: 'La fin d’une manche',
      about: 'Deux cartes à garder, et une main à jeter.',
      steps: [
        {
          text: [
            'Tonio a joué sa dernière carte et passé. Vous menez **6 à 5** et il vous reste quatre cartes.',
            'De nouvelles cartes ne viennent que lorsque **un joueur au plus en a encore**. C’est pour bientôt.',
          ],
          task: 'Passez, et prenez Spoleto.',
          wrong: { 'play *': 'Vous menez, et il n’a plus rien. Gardez vos cartes.' },
        },
        {
          text: [
            'Comme toujours, le détenteur choisit d’abord la région, **sans avoir vu de nouvelle carte**.',
          ],
          task: 'Choisissez la région suivante.',
        },
        {
          text: [
            'La manche est finie. Vous seul avez encore des cartes : vous pouvez **en garder jusqu’à deux** ; les autres sont écartées sans être vues.',
            'Ce que vous gardez compte dans vos dix : gardez le meilleur.',
          ],
          task: 'Gardez le 10 et l’Héroïne.',
          wrong: { 'keep *': 'Permis, mais il y a mieux : le 10 et l’Héroïne sont les deux plus forts.' },
        },
        {
          text: [
            'Chacun a complété sa main à dix, et reçu **une carte de plus par région**. Vous avez deux régions et **douze** cartes ; Tonio une région et onze.',
            'Ainsi chaque conquête agrandit la main suivante.',
          ],
        },
        {
          text: [
            'Encore une chose. Après une bataille, qui n’a **aucun mercenaire en main peut défausser toute sa main**. Ces quatre-là ne vous gagneront rien.',
            'Il reste une carte à Tonio. Si vous défaussez les vôtres, la manche finit.',
          ],
          task: 'Défaussez la main.',
          wrong: {
            hold: 'On peut les garder, mais des cartes fraîches valent mieux que quatre qui ne se battent pas.',
          },
        },
        {
          text: [
            'La manche est finie, Tonio a gardé son 3, et vous tenez une main fraîche de **douze** cartes.',
            'Regardez combien de cartes ont les autres : qui n’en a plus attend, et qui en a à la fin en choisit deux.',
          ],
        },
      ],
    },
    victory: {
      title: 'Comment on gagne l’Italie',
      about: 'Trois qui se touchent, ou cinq n’importe où.',
      steps: [
        {
          text: [
            'Quatre à table. De quatre à six joueurs, **trois régions d’un seul tenant** gagnent, ou **cinq n’importe où**. À deux ou trois, il en faut quatre, ou six.',
            'Siena et Lucca sont à vous, mais elles ne se touchent pas.',
          ],
        },
        {
          text: ['Vous tenez le Condottiere. Quelle région **les réunit en un groupe de trois** ?'],
          task: 'Choisissez cette région.',
          wrong: {
            'place *':
              'Ce serait une troisième région, mais pas d’un seul tenant avec Siena et Lucca. Regardez ce qui les sépare.',
          },
        },
        {
          text: [
            'Firenze. Toute la table sait maintenant ce que vous voulez, et l’on ne vous fera pas de cadeau.',
            'Vous commencez.',
          ],
          task: 'Jouez le 10.',
          wrong: {
            'play 6': 'Mettez-leur la pression d’emblée : le 10.',
            'play drummer': 'Un tambour et personne pour marcher. Les soldats d’abord.',
            pass: 'Ce serait donner la bataille qui gagne la partie.',
          },
        },
        {
          text: [
            'Tonio envoie un 4, les autres passent. **10 à 4**, et il lui reste une carte. Assurez-vous.',
          ],
          task: 'Jouez le Tambour.',
          wrong: {
            'play 6': '16 est bien aussi, mais le tambour donne 20 et garde le 6.',
            pass: 'Vous menez, mais il a encore une carte. Ne jouez pas l’Italie aux dés.',
          },
        },
        {
          text: ['**20 à 4**, et Tonio s’incline.'],
          task: 'Passez, et gagnez l’Italie.',
          wrong: { 'play 6': 'Il n’y a plus personne à combattre. Passez.' },
        },
        {
          text: [
            'Lucca, Firenze, Siena : un groupe de trois, et **la partie est à vous** à l’instant même.',
            'La table montre où en est chacun : petits écus pour les régions, disques liés pour le plus grand groupe. Quand il n’en manque qu’une à quelqu’un, voyez où, et gardez-en le Condottiere éloigné.',
          ],
        },
      ],
    },
  },
};
export default texts;
