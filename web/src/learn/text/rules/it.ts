import type { RulesTexts } from './shape';

const rules: RulesTexts = {
  title: 'Le regole di Condottiere',
  lead: 'Capitani di ventura si contendono l’Italia, regione dopo regione. Da due a sei giocatori, circa quaranta minuti.',
  contents: 'Indice',
  close: 'Chiudi',
  more: 'Tutte le regole',
  other: 'Regole di Virtù',
  practise: 'Prova in una lezione',
  advice: 'Consiglio',
  chapters: { cards: 'Le carte', options: 'Le varianti' },
  cardsLead:
    'Il mazzo ha 110 carte di 15 tipi: 58 mercenari e 52 carte speciali. Le carte uguali sono identiche in tutto.',
  optionsLead:
    'Le varianti si scelgono quando si apre un tavolo, ognuna per sé. Per la prima partita lasciatele tutte spente.',
  inDeck: (n) => `${n} nel mazzo`,
  players: (range) => `${range} giocatori`,
  needs: { regions: 'regioni qualsiasi', group: 'regioni unite', or: 'oppure' },
  topics: {
    goal: {
      title: 'Lo scopo',
      text: [
        'Conquista regioni. Chi per primo ne ha abbastanza vince subito, e **le regioni unite fra loro valgono di più** delle stesse sparse sulla mappa.',
        'Le regioni sono unite se da ciascuna si arriva a ciascun’altra per confini comuni senza lasciare la propria terra. Non occorre che si tocchino tutte a due a due.',
        'Lo si guarda quando una battaglia è decisa, e in nessun altro momento.',
      ],
    },
    setup: {
      title: 'Prima della prima battaglia',
      text: [
        'Si mescolano le carte e ognuno ne riceve **dieci**. Un giocatore, estratto a sorte, tiene il Condottiero: il pezzo nero e oro che dice dove si combatte.',
        'Il favore del papa aspetta accanto alla mappa. Nessuna regione è ancora di qualcuno.',
      ],
    },
    place: {
      title: 'Scegliere una regione',
      text: [
        'Chi tiene il Condottiero lo mette in una regione. Lì si combatte la battaglia seguente, e a lui tocca il primo turno.',
        'La regione deve essere **libera**: di nessuno, e senza il favore del papa. Una regione in cui si è appena pareggiato può essere scelta di nuovo.',
        'Si sceglie prima della nuova distribuzione, anche senza carte in mano.',
      ],
    },
    battle: {
      title: 'La battaglia',
      text: [
        'I turni vanno in senso orario. Nel proprio turno si **gioca una carta** scoperta nella propria linea, oppure si **passa**. Nessuno è mai obbligato a giocare, e la prima carta può essere di qualsiasi tipo.',
        'Chi passa non gioca più in questa battaglia, ma la sua linea resta e può ancora vincere. Gli altri continuano; l’ultimo può giocare carta su carta.',
        'Una mano vuota passa da sé. La battaglia finisce quando tutti hanno passato, o subito se qualcuno gioca una Resa.',
        'La forza di ogni linea, il numero di carte di ogni mano e tutto ciò che è scartato scoperto sono noti a tutti. Le mani sono segrete.',
      ],
    },
    strength: {
      title: 'La forza di una linea',
      text: [
        'Somma i mercenari della linea, uno per ogni Cortigiana e dieci per ogni Eroina.',
        'Per i mercenari, in quest’ordine: l’**Inverno** riduce ciascuno a 1, poi un **Tamburino** della stessa linea li raddoppia, poi la **Primavera** aggiunge 3 ai più alti.',
        'Il più alto è sempre quello con il numero stampato maggiore. Né l’Inverno né un Tamburino cambiano chi lo è.',
      ],
    },
    mercenary: {
      title: 'I mercenari',
      text: [
        'I soldati di ventura valgono il numero nell’angolo: **1, 2, 3, 4, 5, 6 o 10**. Ci sono dieci 1 e otto di ciascun altro.',
        'Reggono quasi tutte le battaglie, e quasi ogni carta speciale agisce su di loro.',
      ],
    },
    winter: {
      title: 'L’Inverno',
      text: [
        'Finché un Inverno è sul tavolo **ogni mercenario vale 1**, in tutte le linee, qualunque cosa vi sia stampata. Un Tamburino raddoppia ancora: allora ciascuno vale 2.',
        'L’Inverno toglie dal tavolo tutte le Primavere e resta nella linea di chi l’ha giocato fino alla fine della battaglia o alla prossima Primavera. Cortigiane ed Eroine non sentono il freddo.',
      ],
    },
    spring: {
      title: 'La Primavera',
      text: [
        'Finché una Primavera è sul tavolo **i mercenari più alti valgono 3 in più**: tutti quelli con il maggior numero stampato in gioco, in ogni linea. I 3 si aggiungono dopo il Tamburino.',
        'La Primavera toglie dal tavolo tutti gli Inverni. Una seconda Primavera non aggiunge nulla.',
      ],
    },
    drummer: {
      title: 'Il Tamburino',
      text: [
        'Un Tamburino **raddoppia tutti i mercenari della propria linea**, quelli che ci sono già e quelli che verranno. D’Inverno valgono 2 ciascuno.',
        'Un secondo Tamburino non aggiunge nulla. Cortigiane ed Eroine non marciano al tamburo.',
      ],
    },
    bishop: {
      title: 'Il Vescovo',
      text: [
        'Il Vescovo manda a casa **tutti i mercenari con il maggior numero stampato in gioco**, da tutte le linee, la propria e quelle di chi ha passato comprese. Poi se ne va anche lui.',
        'Chi l’ha giocato prende il **favore del papa** e lo mette in una regione senza padrone, oppure lo ripone. Si può giocare un Vescovo per il solo favore.',
      ],
    },
    courtesan: {
      title: 'La Cortigiana',
      text: [
        'Una Cortigiana vale **1**, e nulla di ciò che tocca i mercenari tocca lei.',
        'Chi **da solo ha più Cortigiane** nella linea quando la battaglia è decisa prende il Condottiero, anche se la regione va a un altro, o a nessuno. A parità di Cortigiane esse non hanno voce.',
      ],
    },
    heroine: {
      title: 'L’Eroina',
      text: [
        'Un’Eroina vale **10** con qualsiasi tempo. Non è un mercenario: Inverno, Primavera, Tamburino, Vescovo e Spaventapasseri la lasciano stare.',
      ],
    },
    scarecrow: {
      title: 'Lo Spaventapasseri',
      text: [
        'Uno Spaventapasseri permette di **riprendere in mano un mercenario della propria linea**, o nessuno. Poi si scarta.',
        'La carta ripresa può essere rigiocata, in questa battaglia o più tardi. Non si riprendono carte speciali, carte altrui o carte scartate.',
      ],
    },
    surrender: {
      title: 'La Resa',
      text: [
        'Le porte si aprono e **la battaglia finisce all’istante**. Vince la linea più forte in quel momento, di chiunque sia, anche di chi ha passato.',
      ],
    },
    favour: {
      title: 'Il favore del papa',
      text: [
        'Dove sta il favore **il Condottiero non può andare**. Un Vescovo lo prende ovunque sia e lo mette in una regione senza padrone, compresa quella contesa, o fuori dalla mappa.',
        'Vi resta fino al prossimo Vescovo, anche se intanto la regione viene conquistata. Una battaglia già cominciata continua.',
      ],
    },
    compare: {
      title: 'La fine di una battaglia',
      text: [
        '**La sola linea più forte** conquista la regione, e chi la guida prende il Condottiero, salvo che le Cortigiane decidano altrimenti.',
        'Se c’è parità per la più forte, anche a zero, **nessuno conquista** e il Condottiero va al giocatore seguente dopo chi lo teneva per ultimo, di nuovo salvo che le Cortigiane decidano altrimenti.',
        'Poi chi tiene il Condottiero sceglie la regione seguente, e tutte le linee si scartano.',
      ],
    },
    discard: {
      title: 'Una mano senza mercenari',
      text: [
        'Dopo una battaglia, chi ha carte ma **nessun mercenario può scartare tutta la mano**, davanti a tutti. Il round finisce prima, e ne arrivano di nuove.',
        'Lo si chiede in segreto: nessuno saprà chi è stato interrogato e ha tenuto la mano.',
      ],
    },
    keep: {
      title: 'La fine di un round',
      text: [
        'Quando **al massimo un giocatore ha ancora carte**, il round è finito. Quel giocatore ne tiene fino a **due** e lascia le altre coperte.',
        'Si mescola tutto il resto. Ognuno riceve carte fino a dieci in mano, e **una in più per ogni regione**: con tre regioni e nulla di tenuto, tredici.',
        'La regione seguente è stata scelta prima, dunque senza conoscere la nuova mano.',
      ],
    },
    ending: {
      title: 'Quando non restano regioni',
      text: [
        'Se chi tiene il Condottiero non ha regioni da scegliere, la partita finisce e **vince chi ne ha di più**. Lo stesso accade se le battaglie si susseguono senza una sola carta.',
        'Una parità si risolve con un’ultima battaglia fra chi è pari: si mescolano tutte le carte, ognuno ne riceve dieci e una in più per regione, e la linea più forte vince l’Italia. Se è pari anche quella, se la dividono.',
      ],
    },
    deals: {
      title: 'Parlare e trattare',
      text: [
        'Si può parlare e promettere ciò che si vuole, davanti a tutti o in privato, in ogni momento. **Nulla vincola**.',
        'Si possono mostrare carte della propria mano a giocatori scelti. Ciò che si mostra è vero, e lo vedono solo loro. Le carte non si cedono mai.',
      ],
    },
    draw_after_battle: {
      title: 'Pescare dopo la battaglia',
      text: [
        'Si comincia con sette carte e non ci sono round. Dopo ogni battaglia tutti, dal nuovo detentore in senso orario, possono **pescare fino a tre carte**, al massimo dieci in mano e una in più per regione.',
        'Se nessuno ha carte, ognuno ne pesca dieci. Quando il mazzo finisce, gli scarti diventano il nuovo mazzo.',
      ],
      advice: 'Un gioco costante, senza round grassi e magri. Buono in due o tre, e per imparare.',
    },
    play_for_points: {
      title: 'Giocare a punti',
      text: [
        'Le partite si susseguono finché qualcuno raggiunge i punti convenuti. Ognuna dà **un punto per regione** e **cinque in più** per una vittoria con regioni unite.',
        'Vince chi ha più punti, e una parità si risolve con un’ultima battaglia. A ogni partita il Condottiero comincia un posto più in là.',
      ],
      advice: 'Per una serata di più partite. Meglio senza la cattura di regioni, che allunga le partite.',
    },
    bigger_kingdoms: {
      title: 'Regni più grandi',
      text: [
        'Il gruppo unito deve avere **una regione in più**: quattro in quattro, cinque o sei giocatori, cinque in due o tre. Il numero di regioni sparse non cambia.',
      ],
      advice: 'Una partita più lunga, in cui ci si può rifare. Bene quando tutti conoscono le carte.',
    },
    capturing_regions: {
      title: 'Catturare regioni',
      text: [
        'Il Condottiero può entrare anche nella **regione di un altro giocatore**, se non c’è il favore del papa. Quel giocatore difende: finché non gioca la prima carta può passare e restare in gioco, e gli si chiede ancora una volta quando tutti gli altri sono fuori.',
        'Una parità per la più forte lascia regione e Condottiero al difensore. Il favore può allora proteggere qualsiasi regione, anche posseduta.',
      ],
      advice: 'Nulla è più al sicuro, e le partite si allungano. Per chi ama trattare.',
    },
    hidden_cards: {
      title: 'Carte coperte',
      text: [
        'Mercenari, Tamburini, Eroine e Cortigiane si posano **coperti**. La tua carta coperta si scopre quando la seguente ha fatto effetto: al massimo una resta coperta.',
        'Una carta coperta non conta ancora, e nulla la tocca. Chi passa può scoprirla o lasciarla. Tutte si scoprono prima di confrontare le forze.',
      ],
      advice: 'Bluff al posto dei calcoli. Rapido e pieno di sorprese; non per la prima partita.',
    },
  },
};
export default rules;
