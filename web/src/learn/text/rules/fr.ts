import type { RulesTexts } from './shape';

const rules: RulesTexts = {
  title: 'Les règles de Condottiere',
  lead: 'Des capitaines de mercenaires se disputent l’Italie, région après région. De deux à six joueurs, quarante minutes environ.',
  contents: 'Sommaire',
  close: 'Fermer',
  more: 'Toutes les règles',
  other: 'Règles de Virtù',
  practise: 'S’exercer',
  advice: 'Conseil',
  chapters: { cards: 'Les cartes', options: 'Les variantes' },
  cardsLead:
    'Le paquet compte 110 cartes de 15 sortes : 58 mercenaires et 52 cartes spéciales. Deux cartes de même sorte sont identiques.',
  optionsLead:
    'Les variantes se choisissent à l’ouverture d’une table, chacune à part. Pour une première partie, n’en prenez aucune.',
  inDeck: (n) => `${n} dans le paquet`,
  players: (range) => `${range} joueurs`,
  needs: { regions: 'régions n’importe où', group: 'régions d’un seul tenant', or: 'ou' },
  topics: {
    goal: {
      title: 'Le but du jeu',
      text: [
        'Conquérez des régions. Le premier qui en possède assez gagne aussitôt, et **des régions d’un seul tenant valent mieux** que les mêmes dispersées sur la carte.',
        'Des régions sont d’un seul tenant si l’on peut aller de chacune à chacune par des frontières communes sans quitter ses terres. Il n’est pas nécessaire que toutes se touchent deux à deux.',
        'On le vérifie quand une bataille est tranchée, et à aucun autre moment.',
      ],
    },
    setup: {
      title: 'Avant la première bataille',
      text: [
        'On mélange les cartes et chacun en reçoit **dix**. Un joueur tiré au sort tient le Condottiere : la pièce noir et or qui dit où l’on se bat.',
        'La faveur du pape attend à côté de la carte. Aucune région n’appartient encore à personne.',
      ],
    },
    place: {
      title: 'Choisir une région',
      text: [
        'Celui qui tient le Condottiere le place dans une région. La bataille suivante s’y livre, et il y joue le premier.',
        'La région doit être **libre** : à personne, et sans la faveur du pape. Une région où la bataille vient de finir à égalité peut être choisie de nouveau.',
        'On choisit avant la nouvelle donne, même sans carte en main.',
      ],
    },
    battle: {
      title: 'La bataille',
      text: [
        'On joue dans le sens des aiguilles d’une montre. À son tour on **joue une carte** face visible dans sa ligne, ou l’on **passe**. Personne n’est jamais obligé de jouer, et la première carte peut être de n’importe quelle sorte.',
        'Qui passe ne joue plus dans cette bataille, mais sa ligne reste et peut encore gagner. Les autres continuent ; le dernier peut jouer carte sur carte.',
        'Une main vide passe d’elle-même. La bataille finit quand tous ont passé, ou aussitôt si quelqu’un joue une Reddition.',
        'La force de chaque ligne, le nombre de cartes de chaque main et tout ce qui est défaussé face visible sont connus de tous. Les mains sont secrètes.',
      ],
    },
    strength: {
      title: 'La force d’une ligne',
      text: [
        'Additionnez les mercenaires de la ligne, un pour chaque Courtisane et dix pour chaque Héroïne.',
        'Pour les mercenaires, dans cet ordre : l’**Hiver** ramène chacun à 1, puis un **Tambour** de la même ligne les double, puis le **Printemps** ajoute 3 aux plus forts.',
        'Le plus fort est toujours celui dont le nombre imprimé est le plus grand. Ni l’Hiver ni un Tambour n’y changent rien.',
      ],
    },
    mercenary: {
      title: 'Les mercenaires',
      text: [
        'Les soldats à gages valent le nombre inscrit dans leur coin : **1, 2, 3, 4, 5, 6 ou 10**. Il y a dix 1 et huit de chacun des autres.',
        'Ils portent la plupart des batailles, et presque toutes les cartes spéciales agissent sur eux.',
      ],
    },
    winter: {
      title: 'L’Hiver',
      text: [
        'Tant qu’un Hiver est sur la table, **chaque mercenaire vaut 1**, dans toutes les lignes, quoi qu’il soit imprimé. Un Tambour double toujours : chacun vaut alors 2.',
        'L’Hiver chasse tous les Printemps et reste dans la ligne de son joueur jusqu’à la fin de la bataille ou jusqu’au prochain Printemps. Courtisanes et Héroïnes ne craignent pas le froid.',
      ],
    },
    spring: {
      title: 'Le Printemps',
      text: [
        'Tant qu’un Printemps est sur la table, **les mercenaires les plus forts valent 3 de plus** : tous ceux qui portent le plus grand nombre imprimé en jeu, dans chaque ligne. Ces 3 s’ajoutent après le Tambour.',
        'Le Printemps chasse tous les Hivers. Un second Printemps n’ajoute rien.',
      ],
    },
    drummer: {
      title: 'Le Tambour',
      text: [
        'Un Tambour **double tous les mercenaires de sa propre ligne**, ceux qui y sont et ceux qui viendront. En Hiver ils valent 2 chacun.',
        'Un second Tambour n’ajoute rien. Courtisanes et Héroïnes ne marchent pas au tambour.',
      ],
    },
    bishop: {
      title: 'L’Évêque',
      text: [
        'L’Évêque renvoie **tous les mercenaires du plus grand nombre imprimé en jeu**, de toutes les lignes, la sienne et celles des joueurs qui ont passé comprises. Puis il s’en va.',
        'Son joueur prend alors la **faveur du pape** et la pose dans une région sans maître, ou la met de côté. On peut jouer un Évêque pour la seule faveur.',
      ],
    },
    courtesan: {
      title: 'La Courtisane',
      text: [
        'Une Courtisane vaut **1**, et rien de ce qui touche les mercenaires ne la touche.',
        'Celui qui **a seul le plus de Courtisanes** dans sa ligne quand la bataille est tranchée prend le Condottiere, même si un autre gagne la région, ou personne. À égalité de Courtisanes, elles n’ont rien à dire.',
      ],
    },
    heroine: {
      title: 'L’Héroïne',
      text: [
        'Une Héroïne vaut **10** par tous les temps. Elle n’est pas un mercenaire : Hiver, Printemps, Tambour, Évêque et Épouvantail la laissent en paix.',
      ],
    },
    scarecrow: {
      title: 'L’Épouvantail',
      text: [
        'Un Épouvantail permet de **reprendre en main un mercenaire de sa propre ligne**, ou aucun. Puis on le défausse.',
        'La carte reprise peut être rejouée, dans cette bataille ou plus tard. On ne reprend ni carte spéciale, ni carte d’autrui, ni carte défaussée.',
      ],
    },
    surrender: {
      title: 'La Reddition',
      text: [
        'Les portes s’ouvrent et **la bataille finit aussitôt**. La ligne la plus forte à cet instant l’emporte, à qui qu’elle soit, même à un joueur qui a passé.',
      ],
    },
    favour: {
      title: 'La faveur du pape',
      text: [
        'Là où repose la faveur, **le Condottiere ne peut aller**. Un Évêque la prend où qu’elle soit et la pose dans une région sans maître, celle que l’on se dispute comprise, ou hors de la carte.',
        'Elle y reste jusqu’au prochain Évêque, même si la région est conquise entre-temps. Une bataille engagée continue.',
      ],
    },
    compare: {
      title: 'La fin d’une bataille',
      text: [
        '**La seule ligne la plus forte** conquiert la région, et son joueur prend le Condottiere, sauf si les Courtisanes en décident autrement.',
        'S’il y a égalité pour la plus forte, même à zéro, **personne ne conquiert** et le Condottiere passe au joueur suivant après son dernier détenteur, là encore sauf avis des Courtisanes.',
        'Puis le détenteur choisit la région suivante, et toutes les lignes sont défaussées.',
      ],
    },
    discard: {
      title: 'Une main sans mercenaire',
      text: [
        'Après une bataille, qui a des cartes mais **aucun mercenaire peut défausser toute sa main**, à la vue de tous. La manche finit plus tôt, et de nouvelles cartes arrivent.',
        'La question est posée en secret : nul ne sait qui l’a reçue et a gardé sa main.',
      ],
    },
    keep: {
      title: 'La fin d’une manche',
      text: [
        'Quand **un joueur au plus a encore des cartes**, la manche est finie. Ce joueur en garde jusqu’à **deux** et écarte les autres sans les montrer.',
        'On mélange tout le reste. Chacun complète sa main à dix, et reçoit **une carte de plus par région** : avec trois régions et rien de gardé, treize.',
        'La région suivante a été choisie avant, donc sans connaître la nouvelle main.',
      ],
    },
    ending: {
      title: 'Quand il n’y a plus de région',
      text: [
        'Si le détenteur du Condottiere n’a plus rien à choisir, la partie s’arrête et **le plus de régions l’emporte**. De même quand les batailles se suivent sans une seule carte.',
        'Une égalité se règle par une dernière bataille entre ex æquo : on mélange tout, chacun reçoit dix cartes et une de plus par région, et la ligne la plus forte gagne l’Italie. Encore à égalité, ils se la partagent.',
      ],
    },
    deals: {
      title: 'Parler et négocier',
      text: [
        'On peut parler et promettre ce que l’on veut, à tous ou en privé, à tout moment. **Rien n’engage**.',
        'On peut montrer des cartes de sa main à des joueurs choisis. Ce que l’on montre est vrai, et eux seuls le voient. On ne donne jamais de carte.',
      ],
    },
    draw_after_battle: {
      title: 'Piocher après la bataille',
      text: [
        'On commence avec sept cartes et il n’y a pas de manches. Après chaque bataille, chacun, à partir du nouveau détenteur, peut **piocher jusqu’à trois cartes**, dans la limite de dix en main et d’une de plus par région.',
        'Si personne n’a plus de carte, chacun en pioche dix. Le paquet épuisé, la défausse le remplace.',
      ],
      advice: 'Un jeu régulier, sans manches grasses ni maigres. Bon à deux ou trois, et pour apprendre.',
    },
    play_for_points: {
      title: 'Jouer aux points',
      text: [
        'Les parties se suivent jusqu’à ce que quelqu’un atteigne les points convenus. Chacune rapporte **un point par région** et **cinq de plus** pour une victoire par régions d’un seul tenant.',
        'Le plus de points gagne, et une égalité se règle par une dernière bataille. À chaque partie le Condottiere commence un siège plus loin.',
      ],
      advice:
        'Pour une soirée de plusieurs parties. Mieux sans la capture de régions, qui allonge les parties.',
    },
    bigger_kingdoms: {
      title: 'Royaumes plus vastes',
      text: [
        'Le groupe d’un seul tenant doit compter **une région de plus** : quatre à quatre, cinq ou six joueurs, cinq à deux ou trois. Le nombre de régions dispersées ne change pas.',
      ],
      advice: 'Une partie plus longue, où l’on peut se refaire. Bien quand tous connaissent les cartes.',
    },
    capturing_regions: {
      title: 'Capturer des régions',
      text: [
        'Le Condottiere peut aussi entrer dans **la région d’un autre joueur**, si la faveur n’y est pas. Ce joueur défend : tant qu’il n’a pas joué de première carte, il peut passer et rester en lice, et on l’interroge encore une fois quand tous les autres sont sortis.',
        'Une égalité pour la plus forte laisse au défenseur la région et le Condottiere. La faveur peut alors protéger toute région, même possédée.',
      ],
      advice: 'Plus rien n’est sûr, et les parties s’allongent. Pour qui aime marchander.',
    },
    hidden_cards: {
      title: 'Cartes cachées',
      text: [
        'Mercenaires, Tambours, Héroïnes et Courtisanes se posent **face cachée**. Votre carte cachée se retourne quand la suivante a fait effet : une seule au plus reste cachée.',
        'Une carte cachée ne compte pas encore, et rien ne l’atteint. Qui passe peut la retourner ou la laisser. Toutes sont retournées avant la comparaison des forces.',
      ],
      advice: 'Le bluff au lieu du calcul. Vif et surprenant ; pas pour une première partie.',
    },
  },
};
export default rules;
