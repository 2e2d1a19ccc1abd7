import type { VirtuRules } from './shape';

const rules: VirtuRules = {
  title: 'Les règles de Virtù',
  lead: 'Une roue de cinq salles, une cour qui paie vos actes, et l’Italie à gagner par la parole, l’or ou l’épée.',
  contents: 'Sommaire',
  close: 'Fermer',
  more: 'Toutes les règles',
  other: 'Règles de Condottiere',
  edition: 'À propos de cette édition',
  list: 'Chacun à part',
  chapters: {
    actions: 'Les six actions',
    spring: 'La fin du printemps',
    winter: 'L’hiver',
    end: 'La fin de la partie',
    pieces: 'Les pièces',
    options: 'Options',
  },
  facts: {
    cost: 'Prix',
    symbols: 'Symboles',
    action: 'Action',
    agents: 'Agents',
    prestige: 'Prestige',
    copies: 'Exemplaires en jeu',
  },
  topics: {
    goal: {
      title: 'De quoi il s’agit',
      text: [
        'Trois à cinq grandes villes de la Renaissance se disputent le **prestige**. Il vient des villes tenues, du mécénat, des titres et des gens de cour, de l’influence religieuse, des trophées de guerre et des alliances.',
        'Tout est visible sur la table. Hormis qui joue quelle couleur et qui commence, rien n’est laissé au hasard.',
      ],
    },
    setup: {
      title: 'Le début',
      text: [
        'Chacun a un palais, deux villes avec une troupe à chacune, leurs jetons, trois cartes de famille, un florin et deux agents en main (trois pour Naples et Rome).',
        'Les familles sont placées en secret et montrées ensemble : dans des salles, sous une carte déjà là, ou sur les trois places de courtisan ouvertes.',
        'À trois jouent Florence, Naples et Venise, et huit villes sont fermées ; à quatre Milan s’y joint ; à cinq Rome aussi, sur une carte avec deux villes de plus. Si personne ne joue Rome, la ville est neutre.',
      ],
    },
    year: {
      title: 'Une année',
      text: [
        'Au **printemps**, chacun à son tour avance le pion sur la roue et fait ce que dit la salle. Puis on règle les sièges et l’ordre du tour est refait.',
        'En **hiver**, dans le nouvel ordre, chacun paie ses troupes, réarrange le palais, achète, engage et conclut une alliance.',
      ],
    },
    symbols: {
      title: 'Les huit symboles',
      text: [
        'Les **florins** sont l’argent. **Couronnes** et **croix** paient gouvernement, mécénat et achats ; les couronnes aussi la diplomatie. La **cavalerie** mène les troupes par route, les **navires** par mer et rapportent au commerce. Les **masques** dirigent les agents. La **guerre** ajoute de la force au combat. Les **flèches** portent le pion plus loin.',
        'Seuls les florins se gardent. Tout autre symbole sert aussitôt ou se perd.',
      ],
    },
    payment: {
      title: 'Payer',
      text: [
        'Courtisans et jetons paient tant qu’ils sont **disponibles**, puis sont retournés, **utilisés**. Les cartes d’une salle ne sont jamais retournées, mais ne paient que l’action de leur salle.',
        'Dans un paiement **chaque carte ou jeton ne donne qu’une sorte de symbole**, autant qu’il en montre ; le surplus se perd. Une carte d’action et l’amélioration dessous comptent pour deux cartes.',
        'Un courtisan ou jeton disponible portant des florins peut à tout moment les verser au trésor. Les florins des cartes d’une salle ne servent qu’à son action, sans rendu.',
        'Un paiement est une action entière, une indulgence, les salles supplémentaires d’un déplacement, tous les achats d’un hiver ensemble, un engagement, une alliance, ou les bonus d’un camp dans un combat.',
      ],
    },
    palace: {
      title: 'Le palais',
      text: [
        'Cinq salles forment un anneau, chacune avec une action imprimée. Une carte portant une action peut y être posée et la remplace ; une autre peut être glissée **dessous**, dont seuls les symboles comptent.',
        'Toutes les autres cartes sont des courtisans, trois places à gauche et trois à droite. Trois des six sont ombrées et d’abord fermées ; certains titres, certains bonus de mécénat et une **cinquième ville** en ouvrent une chacun.',
        'Si la cinquième ville est perdue et que trop de places ombrées sont prises, un courtisan passe aussitôt à une place libre, ou est défaussé.',
      ],
    },
    move: {
      title: 'Le pion',
      text: [
        'Au premier printemps il commence dans n’importe quelle salle. Ensuite il avance dans le sens horaire **d’une ou deux salles**, gratuitement ; d’une de plus une fois par printemps pour 2 florins ; d’une de plus par flèche.',
        'Quand il passe la flèche d’un côté du palais, tous les courtisans de ce côté redeviennent disponibles. Ce qui est rafraîchi en chemin peut payer le chemin.',
        'Là où il s’arrête on peut agir, sauf si une indulgence non rachetée s’y trouvait ou si un agent ennemi s’y tient.',
      ],
    },
    indulgence: {
      title: 'Les indulgences',
      text: [
        'Une fois par an on peut en demander une : **une couronne** pour ce qu’on fait à l’instant, **ou 3 florins**. Elle se pose dans la salle du pion et la bloque désormais.',
        'On la rachète pour **1 croix ou 2 couronnes** quand le pion est dans cette salle, au passage ou à l’arrêt. Chacune restant à la fin coûte 1 prestige.',
        'Avec des indulgences dans toutes les salles et rien pour les racheter, un palais est figé.',
      ],
    },
    government: {
      title: 'Gouvernement',
      text: [
        'Pour chaque couronne ou croix, rendez disponibles **jusqu’à deux jetons** du domaine, ou préparez de nouveau **une alliance**. Les jetons qui ont payé pour cela n’en profitent pas.',
      ],
    },
    patronage: {
      title: 'Mécénat',
      text: [
        'Une étape par an sur une piste de cinq. Les deux premières coûtent chacune 2 florins et une couronne ou croix, les deux suivantes 3 florins, une couronne et une couronne ou croix, la dernière 4 florins, 2 couronnes et une croix.',
        'À la deuxième et à la quatrième, choisissez un **bonus de mécénat** : un créateur et une création.',
      ],
    },
    trade: {
      title: 'Commerce',
      text: [
        'Chaque navire utilisé rapporte **2 florins**. Aucune salle n’a cette action imprimée : elle vient des cartes seules.',
      ],
    },
    diplomacy: {
      title: 'Diplomatie',
      text: [
        'Prenez une **ville neutre** pour une couronne de plus que sa force. Votre agent l’affaiblit de 1, celui d’un autre la renforce de 1.',
        'Elle doit être reliée par une route à une ville à vous ; ou, de port à port, coûter en plus un navire par mer franchie. Les ports de pirates ne se prennent pas ainsi. Le jeton arrive disponible.',
      ],
    },
    war: {
      title: 'Guerre',
      text: [
        'Une cavalerie mène une troupe sur une route ; un navire porte une troupe à travers une mer, de port à port. Une troupe peut continuer plusieurs fois, mais **s’arrête où la ville n’est pas à elle** et l’assiège.',
        'Les symboles de guerre des cartes de la salle donnent un jeton +1 chacun pour les sièges de ce printemps ; une carte ainsi utilisée ne donne ni cavalerie ni navires.',
      ],
    },
    intrigue: {
      title: 'Intrigue',
      text: [
        'Pour **1 masque**, posez un agent de votre main, ou déplacez-en un, dans une ville, une salle de n’importe quel palais ou sur une alliance sans agent. Pour **2 masques**, retirez un agent ennemi ; il revient dans la main de son maître.',
        'Si votre salle d’intrigue est bloquée par un agent ennemi, vous pouvez y agir en le retirant d’abord.',
      ],
    },
    siege: {
      title: 'Les sièges',
      text: [
        'Des troupes devant une ville qui n’est pas à elles l’assiègent. Dans l’ordre du tour chacun règle ses sièges, dans l’ordre de son choix.',
        'Attaque : troupes et bonus. Défense : force de la ville, 1 de moins pour l’agent de l’attaquant ; une ville neutre 1 de plus pour un autre agent ; celle d’un joueur a aussi ses troupes et ses bonus.',
        'Les bonus se déclarent tour à tour, l’attaquant d’abord, jusqu’à ce que les deux passent. La plupart coûtent 1 florin.',
        '**L’attaque doit être supérieure.** Alors la ville est prise, son jeton utilisé ; l’attaquant perd 1 troupe si la défense valait 3 ou plus et 1 par troupe défendante, et gagne sur un joueur un trophée et la cathédrale. Sinon 1 troupe est perdue et les autres se retirent.',
      ],
    },
    plain: {
      title: 'Bataille en plaine',
      text: [
        'Où deux joueurs assiègent une ville qu’aucun ne tient, ils se battent d’abord : troupes et bonus des deux côtés. Le plus faible perd toutes ses troupes là, le plus fort autant que l’autre. Il n’y a pas de trophée.',
        'Le vainqueur poursuit aussitôt le siège ou y renonce. À égalité, chacun perd 1 troupe et les deux se retirent.',
      ],
    },
    withdraw: {
      title: 'La retraite',
      text: [
        'Les troupes battues se retirent à la fin de la phase : par une route vers une ville à elles, gratuitement, ou d’un port vers un port à elles pour un navire par mer et par troupe. Sinon elles sont perdues et reviennent à la réserve.',
      ],
    },
    order: {
      title: 'L’ordre du tour',
      text: [
        'Qui tient plus de villes joue plus tôt, en hiver et au printemps suivant. À égalité, le premier est celui dont le disque est arrivé le dernier sur cette case et repose dessus.',
      ],
    },
    upkeep: {
      title: 'La solde',
      text: [
        'Une ou deux troupes sur la carte ne coûtent rien, trois ou quatre 1 florin, cinq ou six 2 florins. Qui paie moins en garde moins et choisit lesquelles partent.',
      ],
    },
    arrange: {
      title: 'Réarranger le palais',
      text: [
        'Carte par carte : un courtisan disponible peut aller dans une salle ou à une autre place ; une carte qui quitte une salle va à une place libre, utilisée. Chaque carte bouge au plus une fois par hiver.',
        'Rien n’entre ni ne sort d’une salle avec le pion, une indulgence ou un agent ennemi. On peut défausser des courtisans, pas les cartes des salles.',
      ],
    },
    buy: {
      title: 'Acheter',
      text: [
        'Autant de cartes et jetons différents qu’on veut, un de chaque sorte par hiver. **Tous les achats font un seul paiement**, et rien d’acheté ne paie ni n’est défaussé dans le même tour.',
        'Les nobles vont aux places de courtisan libres, disponibles. Un au plus : Cardinal, Guilde et chaque titre ; Royaume et République s’excluent.',
      ],
    },
    hire: {
      title: 'Engager',
      text: [
        'Une troupe coûte 1 florin dans une ville de départ à vous, 3 dans une autre que vous tenez. Six peuvent être sur la carte.',
      ],
    },
    alliance: {
      title: 'Les alliances',
      text: [
        'Une par an, au prix indiqué ; avec votre agent sur une alliance libre vous épargnez un symbole au choix. Celle d’un autre se reprend au plein prix, mais seulement avec votre agent dessus.',
        'La **France** ajoute 2 dans un siège ou une bataille, les **Ottomans** donnent 2 navires, le **Saint-Empire** une croix. Un bonus utilisé attend le gouvernement. Un agent ennemi le bloque, ainsi que le point final.',
      ],
    },
    ending: {
      title: 'Le dernier hiver',
      text: [
        'Si à la fin d’un printemps quelqu’un a **8 villes**, quelqu’un est au **bout de la piste de mécénat**, ou **toutes les villes** sont tenues, l’hiver de cette année est le dernier.',
      ],
    },
    prestige: {
      title: 'Le prestige',
      text: [
        'Villes de 0 à 6 selon la piste, et 1 pour le plus grand nombre ; mécénat de 0 à 3, et 1 pour le plus avancé ; ce qui est imprimé sur cartes, jetons et bonus ; 2 par trophée, 1 par alliance sans agent ennemi, 1 de moins par indulgence.',
        'L’**influence religieuse** compte les croix des cartes et jetons, utilisés ou non : 4 pour le plus, puis 2, puis 1 à quatre ou cinq joueurs. Les ex æquo reçoivent ce qu’aurait la place suivante.',
        'Le plus de prestige gagne ; à égalité, le plus de couronnes sur cartes et jetons ; sinon la victoire est partagée.',
      ],
    },
    city: {
      title: 'Une ville',
      text: [
        'Le nombre est sa force, l’anneau son maître. Les ancres montrent ses mers, un drapeau noir un port de pirates. Son jeton est dans le domaine du maître et donne des symboles tant qu’il est disponible.',
        'Un agent dans une ville neutre l’affaiblit de 1 pour qui l’a envoyé et la renforce de 1 pour les autres ; dans la ville d’un joueur il ne compte que si celui qui l’a envoyé assiège.',
      ],
    },
    noble: {
      title: 'Les nobles',
      text: [
        'Achetés en hiver, placés à la cour, disponibles. Celui qui montre une action peut passer dans une salle un autre hiver ; sous une carte d’action seuls ses symboles comptent. Défaussé, il revient à la réserve.',
      ],
    },
    family: {
      title: 'Les cartes de famille',
      text: [
        'Trois de chaque couleur, placées avant le premier printemps. Elles servent comme les nobles ; défaussées, elles quittent la partie.',
      ],
    },
    courtier: {
      title: 'Les courtisans',
      text: [
        'Ils paient tant qu’ils sont disponibles, puis sont utilisés. Le pion, passant leur flèche, rend disponibles tous ceux d’un côté. Les places ombrées doivent d’abord être ouvertes.',
      ],
    },
    title: {
      title: 'Les titres',
      text: [
        'Des jetons pour le domaine, un de chaque au plus ; Duché et Principauté à vos armes, de Royaume et République un seul. Certains ouvrent une place de courtisan, même utilisés.',
      ],
    },
    guild: {
      title: 'La guilde',
      text: ['Un jeton avec des florins et un navire ; une par joueur.'],
    },
    cathedral: {
      title: 'Les cathédrales',
      text: [
        'Bâties dans une ville de force de base 3 ou 4 que vous tenez, une par ville, cinq en tout. Le jeton arrive utilisé et vaut 1 prestige. Il suit la ville conquise.',
      ],
    },
    agent: {
      title: 'Les agents',
      text: [
        'Un seul par lieu. Un agent ennemi dans une salle arrête l’action et le mouvement des cartes ; sur une alliance il bloque le bonus et permet à son maître de la reprendre ; le vôtre tient les autres à l’écart.',
      ],
    },
    trophy: {
      title: 'Les trophées',
      text: ['Pour une ville prise à un joueur ; un par adversaire, 2 prestige chacun.'],
    },
    bonus: {
      title: 'Les bonus de mécénat',
      text: [
        'Ils sont dix, cinq créateurs et cinq créations, choisis à la deuxième et à la quatrième étape, un de chaque sorte. Machiavel prend une place de courtisan, l’artillerie est dans le domaine ; les autres restent à côté du palais.',
      ],
    },
    years: {
      title: 'Dernière année',
      text: ['L’hiver de l’année choisie est le dernier, quoi qu’il arrive ; sans choix c’est l’année 20.'],
    },
    gentle_agents: {
      title: 'Agents modérés',
      text: ['Pour débuter : au plus un agent ennemi peut se tenir dans chaque palais.'],
    },
  },
};
export default rules;
