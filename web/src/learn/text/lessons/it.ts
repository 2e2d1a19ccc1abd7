import { counted } from '../../../text/languages';
import type { LessonsTexts } from './shape';

const count = counted('it');
const texts: LessonsTexts = {
  title: 'Impara a giocare',
  lead: 'Brevi battaglie su un tavolo vero. Spiega Ansaldo Ferro, che ha visto quasi tutte le mura d’Italia da entrambi i lati.',
  progress: (done, of) => `Lezioni finite: ${done} di ${of}`,
  lesson: (n, of) => `Lezione ${n} di ${of}`,
  step: (n, of) => `Passo ${n} di ${of}`,
  done: 'finita',
  begin: 'Comincia',
  again: 'Ancora una volta',
  all: 'Tutte le lezioni',
  back: 'Indietro',
  goOn: 'Avanti',
  showMe: 'Fammi vedere',
  rule: 'La regola',
  rules: 'Le regole di Condottiere',
  nextLesson: 'Lezione seguente',
  finish: 'Termina',
  playNow: 'Gioca una partita',
  touches: 'Tocca',
  spares: 'Non tocca',
  sparesWhy: 'non sono mercenari',
  you: 'Tu',
  inHand: (n) => `${count(n, { one: 'carta', other: 'carte' })} in mano`,
  passed: 'ha passato',
  strength: (n) => `forza ${n}`,
  holder: 'tiene il Condottiero',
  yourHand: 'La tua mano',
  lineAfter: 'La tua linea dopo',
  beats: (mine, other) => `${mine} batte ${other}.`,
  trails: (mine, other) => `${mine} non arriva a ${other}.`,
  ties: (n) => `${n} a ${n}: un pareggio non vince nulla.`,
  play: (card) => `Gioca: ${card}`,
  pass: 'Passa',
  choose: 'Scegli una carta.',
  keep: 'Tieni queste',
  keepNone: 'Non tenere nulla',
  discard: 'Scarta tutta la mano',
  hold: 'Tieni la mano',
  take: (card) => `Riprendi: ${card}`,
  takeNone: 'Non riprendere nessuno',
  favourNone: 'Riponilo',
  others: 'Giocano gli altri.',
  notAllowed: 'Qui le regole non lo permettono.',
  notThis: 'Si può, ma la lezione parla d’altro. Prova ciò che chiede Ansaldo.',
  lessons: {
    first_battle: {
      title: 'Una prima battaglia',
      about: 'Scegliere una regione, schierare una linea, sapersi fermare.',
      steps: [
        {
          text: [
            'Ti do il benvenuto. L’Italia ha diciassette regioni, tutte in vendita per chi ha soldati.',
            'Hai **tre carte**. Anche Tonio, il mugnaio laggiù, ne ha tre. Chi finisce una battaglia con la **linea più forte** prende la regione.',
          ],
        },
        {
          text: [
            'Il pezzo nero e oro è il **Condottiero**. Ce l’hai tu, dunque dici tu dove si combatte.',
            'Nulla è ancora di nessuno: va bene qualsiasi regione.',
          ],
          task: 'Scegli una regione sulla mappa.',
        },
        {
          text: [
            'Il pezzo l’hai messo tu, perciò cominci tu. A ogni turno si gioca **una carta** nella propria linea, o si passa.',
            'Un soldato vale il numero nel suo angolo.',
          ],
          task: 'Gioca il 4.',
          wrong: {
            'play 2': 'Un 2 è un inizio timido. Apri con il 4 e guarda che cosa fa.',
            'play 6': 'Non mostrare subito il tuo uomo migliore. Basta il 4.',
            pass: 'Chi passa è fuori dalla battaglia. Siamo appena arrivati.',
          },
        },
        {
          text: ['Tonio risponde con un 5 ed è in testa, **5 a 4**.', 'Ti resta il cavaliere.'],
          task: 'Gioca il 6.',
          wrong: {
            'play 2': 'Fa 6 a 5, e lui ha ancora due carte. Cala il 6 e fallo pensare.',
            pass: 'Allora la regione è sua, 5 a 4.',
          },
        },
        {
          text: [
            '**10 a 5**, e Tonio passa. La sua linea resta sul tavolo, ma non può aggiungervi più nulla.',
            'Non c’è più nessuno contro di te. Potresti continuare, ma le carte costano: ciò che non spendi qui combatterà altrove.',
          ],
          task: 'Passa, e prendi la regione.',
          wrong: { 'play 2': 'È già vinta. Tieni il 2 per la prossima battaglia.' },
        },
        {
          text: [
            'La regione è tua e porta il tuo colore. Chi vince prende anche il **Condottiero** e sceglie di nuovo.',
            'Le regioni **che si toccano** fanno vincere prima: guarda le vicine.',
          ],
          task: 'Scegli la regione seguente.',
        },
        {
          text: [
            'Le linee si tolgono, e la battaglia seguente comincia con le carte rimaste. Non ne arrivano altre finché le mani non si svuotano.',
            'Il gioco è tutto qui: **dove combattere, quanto spendere, quando fermarsi**. Le altre carte lo rendono interessante.',
          ],
        },
      ],
    },
    winter_spring: {
      title: 'Inverno e Primavera',
      about: 'Il tempo fa piccoli i giganti, e poi di nuovo grandi.',
      steps: [
        {
          text: [
            'Tonio ha due grandi uomini ed è in testa, **16 a 8**. Tu ne hai tre piccoli, e un Inverno.',
            'Finché un Inverno è sul tavolo **ogni mercenario vale 1**, qualunque cosa vi sia stampata. Allora conta quanti sono.',
          ],
          task: 'Gioca l’Inverno.',
          wrong: {
            'play 1': 'Uno in più fa 9. Lui ha 16.',
            'play 4': 'Fa 12. Lui ha 16.',
            pass: 'Allora Modena è sua, 16 a 8. Guarda la neve che hai in mano.',
          },
        },
        {
          text: [
            'Il suo 10 e il suo 6 tremano dal freddo e valgono 1 ciascuno. È **3 a 2** per te, e lui rinuncia.',
            'L’Inverno resta nella tua linea fino alla fine della battaglia.',
          ],
          task: 'Passa, e prendi Modena.',
          wrong: { 'play *': 'Sei in testa e non c’è più nessuno contro. Tieni le carte.' },
        },
        {
          text: [
            'Un’altra battaglia, e ora l’Inverno è suo: quattro carte contro i tuoi due cavalieri, **3 a 2** per Tonio.',
            'Una **Primavera** scioglie ogni Inverno, e finché resta **i mercenari più alti valgono 3 in più**, in tutte le linee. I più alti sono i tuoi 6.',
          ],
          task: 'Gioca la Primavera.',
          wrong: {
            'play 1': 'Nella neve fa 3 a 3, e un pareggio non vince nulla.',
            pass: 'Allora Bologna è sua, 3 a 2.',
          },
        },
        {
          text: [
            'La neve non c’è più. Due 6 con 3 in più ciascuno fanno **18**, i suoi tre soldati valgono di nuovo **12**.',
          ],
          task: 'Passa, e prendi Bologna.',
          wrong: { 'play 1': 'È vinta. L’1 può ancora servire.' },
        },
        {
          text: [
            'L’Inverno aiuta i molti, la Primavera gli alti. L’uno scaccia l’altra: il tempo è sempre uno solo.',
            'Prima di contarci, chiediti chi può avere ancora l’altra carta.',
          ],
        },
      ],
    },
    drummer: {
      title: 'Il Tamburino',
      about: 'Il doppio dei soldati al prezzo di una carta.',
      steps: [
        {
          text: [
            'Tonio è in testa, **11 a 7**. Non hai più soldati grandi, ma hai un tamburo.',
            'Un Tamburino **raddoppia ogni mercenario della tua linea**, ora e fino alla fine della battaglia. Un secondo non aggiungerebbe nulla.',
          ],
          task: 'Gioca il Tamburino.',
          wrong: {
            'play 1': '8 non arriva a 11. Fai parlare prima il tamburo.',
            'play scarecrow': 'Toglierebbe un soldato dalla tua linea. Ne servono di più, non di meno.',
            pass: 'Allora Firenze è sua, 11 a 7.',
          },
        },
        {
          text: [
            '4 e 3 valgono **14**. Tonio manda un 4 e torna in testa, **15 a 14**.',
            'Anche chi arriva dopo marcia al tamburo: il tuo 1 vale **2**.',
          ],
          task: 'Gioca l’1.',
          wrong: {
            'play scarecrow': 'Qui non c’è nulla da riprendere. Manca un punto.',
            pass: 'Manca un punto. Guarda il più piccolo che hai in mano.',
          },
        },
        {
          text: ['**16 a 15**, e Tonio ne ha abbastanza.'],
          task: 'Passa, e prendi Firenze.',
          wrong: { 'play scarecrow': 'Con un soldato in meno resteresti indietro. Passa.' },
        },
        {
          text: [
            'Un Tamburino vale quanto i soldati che ha accanto: rende di più in una linea lunga.',
            'Batte anche d’Inverno: ogni tuo mercenario vale 2 invece di 1. Cortigiane ed Eroine non gli danno retta.',
          ],
        },
      ],
    },
    bishop: {
      title: 'Il Vescovo e il favore del papa',
      about: 'Mandare a casa i più forti, e chiudere una regione alla guerra.',
      steps: [
        {
          text: [
            'Tonio è in testa, **16 a 12**, ed è tutto merito del suo 10.',
            'Il Vescovo manda a casa **tutti i mercenari con il numero più alto sul tavolo**, da ogni linea. Il più alto è il 10, e lo ha solo lui.',
          ],
          task: 'Gioca il Vescovo.',
          wrong: {
            'play 3': '15 non arriva a 16.',
            'play courtesan': 'Lei vale 1: 13 a 16.',
            pass: 'Allora Firenze è sua, 16 a 12.',
          },
        },
        {
          text: [
            'Il 10 non c’è più, e sei in testa **12 a 6**. Ora il Vescovo mette il **favore del papa** in una regione senza padrone: lì il Condottiero non può andare.',
            'Tonio ha Torino, Genova e Milano. **Una quarta vicina gli dà la partita.** Basterebbe una delle regioni dorate: chiudine una.',
          ],
          task: 'Metti il favore in una regione.',
          wrong: { 'favour none': 'Si può riporre, ma uno scudo nel posto giusto vale di più.' },
        },
        {
          text: ['Il favore resta lì fino al prossimo Vescovo. E Tonio ha passato.'],
          task: 'Passa, e prendi Firenze.',
          wrong: { 'play *': 'È vinta. Tieni le carte.' },
        },
        {
          text: [
            'Ancora una, e stavolta nessuno suggerisce. Tonio è in testa **17 a 15**.',
            'Il più alto vuol dire il più alto **di tutto il tavolo**. Di chi è il 10?',
          ],
          task: 'Passa in testa.',
          wrong: {
            'play bishop': 'Il più alto è il tuo 10. Il Vescovo lo manderebbe a casa, e sarebbe 5 a 17.',
            pass: 'Questa si può ancora vincere.',
          },
        },
        {
          text: [
            'Giusto. Il Vescovo non distingue amici e nemici, e toglie anche dalle linee di chi ha passato.',
            'Si può giocare un Vescovo per il solo favore, anche se non c’è nessuno da mandare a casa.',
          ],
        },
      ],
    },
    scarecrow: {
      title: 'Lo Spaventapasseri',
      about: 'Richiamare un soldato da un campo perduto.',
      steps: [
        {
          text: [
            'Tonio ha speso tutto per Spoleto: **26 a 12**. La battaglia è persa, ma il tuo 10 non deve esserlo.',
            'Uno Spaventapasseri permette di **riprendere in mano un mercenario della propria linea**.',
          ],
          task: 'Gioca lo Spaventapasseri.',
          wrong: {
            'play 4': '16 non arriva a 26, e perderesti anche il 4.',
            pass: 'Allora il 10 va negli scarti con la linea. Prima salvalo.',
          },
        },
        {
          text: ['Quale dei due vuoi riprendere?'],
          task: 'Riprendi il 10.',
          wrong: {
            'take 2': 'Il 10 ti servirà più del 2.',
            'take none': 'Si possono lasciare entrambi, ma lo Spaventapasseri sarebbe sprecato.',
          },
        },
        {
          text: ['Tonio passa. Lasciagli Spoleto: gli è costata tre delle carte migliori.'],
          task: 'Passa.',
          wrong: {
            'play *': 'Non mandare uomini buoni dietro ai perduti. Tienili per una battaglia da vincere.',
          },
        },
        {
          text: [
            'A te è costato un 2 e uno Spaventapasseri, a lui un 6, un 10 e un’Eroina. Nella prossima battaglia la forza è dalla tua.',
            'Lo Spaventapasseri serve anche a minacciare: mostrare una gran linea, far spendere gli altri e richiamare il migliore. Tutti vedono chi riprendi.',
          ],
        },
      ],
    },
    courtesan: {
      title: 'Le Cortigiane e il Condottiero',
      about: 'Perdere la battaglia, scegliere la prossima.',
      steps: [
        {
          text: [
            'In tre al tavolo. Tonio è in testa con **20**, e batterlo qui ti costerebbe tutto.',
            'Chi alla fine **da solo ha più Cortigiane** nella linea prende il **Condottiero**, chiunque vinca la regione. Orsola ne ha una.',
          ],
          task: 'Gioca una Cortigiana.',
          wrong: {
            'play 5': '8 non arriva a 20.',
            'play 10': '13 non arriva a 20, e il 10 serve di più altrove.',
            pass: 'Allora vince Tonio, e Orsola con la sua Cortigiana sceglie la regione seguente.',
          },
        },
        {
          text: [
            'Una a testa: **un pareggio di Cortigiane non decide nulla**, e il pezzo andrebbe al vincitore.',
            'Gli altri hanno passato. Resti solo tu e puoi continuare.',
          ],
          task: 'Gioca la seconda Cortigiana.',
          wrong: {
            'play 5': 'Non vince né la regione né il pezzo.',
            'play 10': 'Tienilo per dove sceglierai di combattere.',
            pass: 'Con una a testa Tonio prende regione e pezzo.',
          },
        },
        {
          text: ['Due contro una: il Condottiero è tuo. Mantova va a Tonio, ed è tutto ciò che avrà.'],
          task: 'Passa.',
          wrong: { 'play *': 'Hai ciò che volevi. Tieni il resto.' },
        },
        {
          text: [
            'Ora scegli **tu** dove sarà la prossima battaglia, e in mano hai un 10 e un 5.',
            'Siena e Firenze sono tue: una regione accanto ne fa un gruppo di tre.',
          ],
          task: 'Scegli la regione seguente.',
        },
        {
          text: [
            'Una Cortigiana vale solo 1, ma nessun Inverno la gela e nessun Vescovo la manda via.',
            'Chi sceglie la regione spesso sceglie il vincitore. A volte vale più della battaglia.',
          ],
        },
      ],
    },
    heroine: {
      title: 'L’Eroina',
      about: 'Dieci, con qualsiasi tempo.',
      steps: [
        {
          text: [
            'È Inverno e ogni mercenario vale 1. Tonio è in testa, **4 a 2**.',
            '**L’Eroina vale 10, sempre**. Non è un mercenario: neve, tamburo e Vescovo non la toccano.',
          ],
          task: 'Gioca l’Eroina.',
          wrong: {
            'play 6': 'Nella neve il cavaliere vale 1: 3 a 4.',
            pass: 'Allora Urbino è suo, 4 a 2.',
          },
        },
        {
          text: [
            'Tonio ha mandato un **Vescovo**. Ha tolto i mercenari più alti, ed erano i suoi due 10; l’Eroina resta. **12 a 2.**',
            'Già che c’era, ha portato il favore del papa a Genova.',
          ],
          task: 'Passa.',
          wrong: { 'play 6': 'Non serve. Dieci di vantaggio.' },
        },
        {
          text: [
            'Urbino è tuo. Nel mazzo ci sono solo tre Eroine: se ne hai una, pensa all’Inverno.',
            'Uno Spaventapasseri non può richiamarla: mandala solo quando conviene.',
          ],
        },
      ],
    },
    surrender: {
      title: 'La Resa',
      about: 'Fermare il tempo quando si è in testa.',
      steps: [
        {
          text: [
            'Tonio è in testa con 10, tu hai **8**, Orsola 5, e in due hanno ancora undici carte.',
            'Una **Resa finisce la battaglia all’istante**, e vince la linea più forte in quel momento. Dunque, una cosa prima dell’altra.',
          ],
          task: 'Prepara la resa della città.',
          wrong: {
            'play surrender':
              'In questo momento il più forte è Tonio: Lucca andrebbe a lui. Prima passa in testa.',
            'play 2': '10 a 10 è un pareggio, e un pareggio non vince nulla.',
            pass: 'Manca poco. Non rinunciare.',
          },
        },
        {
          text: [
            'Sei in testa: **12**, contro 11 e 11. Hanno ancora nove carte e non si fermeranno qui.',
            'È il momento.',
          ],
          task: 'Gioca la Resa.',
          wrong: {
            'play 2': '14 va bene, ma non reggerà contro nove carte. Chiudi la battaglia.',
            pass: 'Ti supererebbero con la prossima carta.',
          },
        },
        {
          text: [
            'Le porte si aprono, e Lucca è tua prima che qualcuno possa rispondere.',
            'Funziona anche per un amico: la Resa dà la battaglia a chi è in testa. A volte si sceglie il vincitore che si teme di meno.',
          ],
        },
      ],
    },
    round: {
      title: 'La fine di un round',
      about: 'Due carte da tenere, e una mano da buttare.',
      steps: [
        {
          text: [
            'Tonio ha giocato l’ultima carta e ha passato. Sei in testa **6 a 5** e hai ancora quattro carte.',
            'Le carte nuove arrivano solo quando **al massimo un giocatore ne ha ancora**. Sta per succedere.',
          ],
          task: 'Passa, e prendi Spoleto.',
          wrong: { 'play *': 'Sei in testa, e lui non ha più nulla. Tieni le carte.' },
        },
        {
          text: [
            'Come sempre chi tiene il Condottiero sceglie prima la regione, **senza aver visto carte nuove**.',
          ],
          task: 'Scegli la regione seguente.',
        },
        {
          text: [
            'Il round è finito. Solo tu hai ancora carte, e puoi **tenerne fino a due**; le altre si lasciano coperte.',
            'Ciò che tieni conta fra le tue dieci: tieni il meglio.',
          ],
          task: 'Tieni il 10 e l’Eroina.',
          wrong: { 'keep *': 'Si può, ma c’è di meglio: il 10 e l’Eroina sono le due più forti.' },
        },
        {
          text: [
            'Ognuno ha ricevuto carte fino a dieci, e **una in più per regione**. Hai due regioni e **dodici** carte; Tonio una regione e undici.',
            'Così ogni conquista allarga la mano seguente.',
          ],
        },
        {
          text: [
            'Ancora una cosa. Dopo una battaglia, chi **non ha mercenari in mano può scartarla tutta**. Queste quattro non ti vinceranno nulla.',
            'A Tonio resta una carta. Se scarti le tue, il round finisce.',
          ],
          task: 'Scarta la mano.',
          wrong: { hold: 'Si possono tenere, ma carte fresche valgono più di quattro che non combattono.' },
        },
        {
          text: [
            'Il round è finito, Tonio ha tenuto il suo 3, e tu hai una mano fresca di **dodici** carte.',
            'Guarda quante carte hanno gli altri: chi le finisce prima aspetta, e chi ne ha alla fine ne sceglie due.',
          ],
        },
      ],
    },
    victory: {
      title: 'Come si vince l’Italia',
      about: 'Tre che si toccano, o cinque qualsiasi.',
      steps: [
        {
          text: [
            'In quattro al tavolo. Da quattro a sei giocatori vincono **tre regioni unite**, o **cinque ovunque**. In due o tre ne servono quattro, o sei.',
            'Siena e Lucca sono tue, ma non si toccano.',
          ],
        },
        {
          text: ['Il Condottiero è tuo. Quale regione **le unisce in un gruppo di tre**?'],
          task: 'Scegli quella regione.',
          wrong: {
            'place *':
              'Sarebbe una terza regione, ma non unita a Siena e Lucca. Guarda che cosa c’è in mezzo.',
          },
        },
        {
          text: [
            'Firenze. Ora tutti al tavolo sanno che cosa vuoi, e non te la faranno facile.',
            'Cominci tu.',
          ],
          task: 'Gioca il 10.',
          wrong: {
            'play 6': 'Mettili subito alle strette: il 10.',
            'play drummer': 'Un tamburo e nessuno che marcia. Prima i soldati.',
            pass: 'Sarebbe regalare la battaglia che vince la partita.',
          },
        },
        {
          text: ['Tonio manda un 4, gli altri passano. **10 a 4**, e gli resta una carta. Vai sul sicuro.'],
          task: 'Gioca il Tamburino.',
          wrong: {
            'play 6': 'Anche 16 va bene, ma il tamburo dà 20 e risparmia il 6.',
            pass: 'Sei in testa, ma lui ha ancora una carta. Non rischiare l’Italia.',
          },
        },
        {
          text: ['**20 a 4**, e Tonio si inchina.'],
          task: 'Passa, e vinci l’Italia.',
          wrong: { 'play 6': 'Non c’è più nessuno da combattere. Passa.' },
        },
        {
          text: [
            'Lucca, Firenze, Siena: un gruppo di tre, e **la partita è tua** in quell’istante.',
            'Il tavolo mostra quanto manca a ciascuno: piccoli scudi per le regioni, dischi uniti per il gruppo più grande. Quando a qualcuno ne manca una, guarda dove, e tieni lontano il Condottiero.',
          ],
        },
      ],
    },
  },
};
export default texts;
