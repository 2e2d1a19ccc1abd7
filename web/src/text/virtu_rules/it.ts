import type { VirtuRules } from './shape';

const rules: VirtuRules = {
  title: 'Le regole di Virtù',
  lead: 'Una ruota di cinque sale, una corte che paga ciò che fai, e l’Italia da vincere con la parola, l’oro o la spada.',
  contents: 'Indice',
  close: 'Chiudi',
  more: 'Tutte le regole',
  other: 'Regole di Condottiere',
  edition: 'Su questa edizione',
  list: 'Uno per uno',
  chapters: {
    actions: 'Le sei azioni',
    spring: 'La fine della primavera',
    winter: 'L’inverno',
    end: 'La fine della partita',
    pieces: 'I pezzi',
    options: 'Opzioni',
  },
  facts: {
    cost: 'Prezzo',
    symbols: 'Simboli',
    action: 'Azione',
    agents: 'Agenti',
    prestige: 'Prestigio',
    copies: 'Copie nel gioco',
  },
  topics: {
    goal: {
      title: 'Di che si tratta',
      text: [
        'Da tre a cinque grandi città del Rinascimento si contendono il **prestigio**. Viene dalle città controllate, dal mecenatismo, da titoli e persone di corte, dall’influenza religiosa, dai trofei di guerra e dalle alleanze.',
        'Sul tavolo tutto è visibile. A parte chi gioca quale colore e chi comincia, nulla è lasciato al caso.',
      ],
    },
    setup: {
      title: 'L’inizio',
      text: [
        'Ognuno ha un palazzo, due città con una truppa ciascuna, i loro gettoni, tre carte famiglia, un fiorino e due agenti in mano (Napoli e Roma tre).',
        'Le famiglie si dispongono in segreto e si mostrano insieme: nelle sale, sotto una carta già presente, o sui tre posti di cortigiano aperti.',
        'In tre giocano Firenze, Napoli e Venezia e otto città sono chiuse; in quattro si aggiunge Milano; in cinque anche Roma, su una carta con due città in più. Se nessuno gioca Roma, la città è neutrale.',
      ],
    },
    year: {
      title: 'Un anno',
      text: [
        'In **primavera** ognuno a turno muove il segnalino sulla ruota e fa ciò che dice la sala. Poi si risolvono gli assedi e si rifà l’ordine di turno.',
        'In **inverno**, nel nuovo ordine, ognuno paga le truppe, riordina il palazzo, compra, assolda e stringe un’alleanza.',
      ],
    },
    symbols: {
      title: 'Gli otto simboli',
      text: [
        'I **fiorini** sono denaro. **Corone** e **croci** pagano governo, mecenatismo e acquisti; le corone anche la diplomazia. La **cavalleria** muove le truppe per strada, le **navi** per mare e rendono nel commercio. Le **maschere** guidano gli agenti. La **guerra** aggiunge forza in battaglia. Le **frecce** portano più avanti il segnalino.',
        'Solo i fiorini si conservano. Ogni altro simbolo si usa subito o si perde.',
      ],
    },
    payment: {
      title: 'Pagare',
      text: [
        'Cortigiani e gettoni pagano finché sono **disponibili**, poi diventano **usati**. Le carte in una sala non si girano mai, ma pagano solo l’azione della loro sala.',
        'In un pagamento **ogni carta o gettone dà un solo tipo di simbolo**, quanti ne mostra; il superfluo si perde. Una carta azione e la miglioria sotto contano come due carte.',
        'Un cortigiano o gettone disponibile con fiorini può versarli nel tesoro in ogni momento. I fiorini delle carte di una sala servono solo alla sua azione, senza resto.',
        'Un pagamento è un’azione intera, un’indulgenza, le sale in più di una mossa, tutti gli acquisti di un inverno insieme, un’assunzione, un’alleanza, o i bonus di una parte in battaglia.',
      ],
    },
    palace: {
      title: 'Il palazzo',
      text: [
        'Cinque sale formano un anello, ognuna con un’azione stampata. Una carta con un’azione può stare in una sala e sostituisce la stampa; **sotto** può starne un’altra, di cui contano solo i simboli.',
        'Tutte le altre carte sono cortigiani, tre posti a sinistra e tre a destra. Tre dei sei sono in ombra e all’inizio chiusi; ne aprono uno ciascuno certi titoli, certi bonus di mecenatismo e una **quinta città**.',
        'Se la quinta città è persa e troppi posti in ombra sono occupati, un cortigiano passa subito a un posto libero o viene scartato.',
      ],
    },
    move: {
      title: 'Il segnalino',
      text: [
        'Nella prima primavera comincia in una sala qualsiasi. Poi deve andare in senso orario **di una o due sale**, gratis; di una in più una volta a primavera per 2 fiorini; di una in più per ogni freccia.',
        'Quando passa la freccia a un lato del palazzo, tutti i cortigiani di quel lato tornano disponibili. Ciò che si rinnova per via può pagare la via.',
        'Dove si ferma si può agire, salvo che ci fosse un’indulgenza non riscattata o ci stia un agente nemico.',
      ],
    },
    indulgence: {
      title: 'Le indulgenze',
      text: [
        'Una volta l’anno se ne può chiedere una: **una corona** per ciò che si fa in quel momento, **oppure 3 fiorini**. Resta nella sala del segnalino e da allora la blocca.',
        'Si riscatta con **1 croce o 2 corone** mentre il segnalino è in quella sala, passando o fermandosi. Ognuna rimasta alla fine costa 1 prestigio.',
        'Con indulgenze in tutte le sale e niente per riscattarle, un palazzo è fermo.',
      ],
    },
    government: {
      title: 'Governo',
      text: [
        'Per ogni corona o croce rendi disponibili **fino a due gettoni** del dominio, o prepara di nuovo **un’alleanza**. I gettoni che hanno pagato per questo ne sono esclusi.',
      ],
    },
    patronage: {
      title: 'Mecenatismo',
      text: [
        'Un passo l’anno su un tracciato di cinque. I primi due costano 2 fiorini e una corona o croce ciascuno, i due seguenti 3 fiorini, una corona e una corona o croce, l’ultimo 4 fiorini, 2 corone e una croce.',
        'Al secondo e al quarto passo scegli un **bonus di mecenatismo**: un creatore e una creazione.',
      ],
    },
    trade: {
      title: 'Commercio',
      text: [
        'Ogni nave usata rende **2 fiorini**. Nessuna sala ha questa azione stampata: viene solo dalle carte.',
      ],
    },
    diplomacy: {
      title: 'Diplomazia',
      text: [
        'Prendi una **città neutrale** per una corona più della sua forza. Il tuo agente la indebolisce di 1, quello altrui la rafforza di 1.',
        'Dev’essere unita da una strada a una tua città; oppure, da porto a porto, costa anche una nave per ogni mare attraversato. I porti di pirati non si prendono così. Il gettone arriva disponibile.',
      ],
    },
    war: {
      title: 'Guerra',
      text: [
        'Una cavalleria muove una truppa lungo una strada; una nave porta una truppa attraverso un mare, da porto a porto. Una truppa può andare più volte, ma **si ferma dove la città non è sua** e la assedia.',
        'I simboli di guerra delle carte della sala danno un gettone +1 ciascuno per gli assedi di questa primavera; una carta usata così non dà cavalleria né navi.',
      ],
    },
    intrigue: {
      title: 'Intrigo',
      text: [
        'Per **1 maschera** metti un agente dalla mano, o spostane uno, in una città, una sala di qualsiasi palazzo o un’alleanza dove non sta alcun agente. Per **2 maschere** togli un agente nemico; torna in mano al suo padrone.',
        'Se la tua sala dell’intrigo è bloccata da un agente nemico, puoi agirvi togliendolo per prima cosa.',
      ],
    },
    siege: {
      title: 'Gli assedi',
      text: [
        'Le truppe davanti a una città non loro la assediano. In ordine di turno ognuno risolve i propri assedi, nell’ordine che vuole.',
        'Attacco: truppe e bonus. Difesa: la forza della città, 1 in meno per l’agente dell’attaccante; una neutrale 1 in più per un altro agente; quella di un giocatore ha anche le sue truppe e i suoi bonus.',
        'I bonus si dichiarano a turno, prima l’attaccante, finché entrambi passano. I più costano 1 fiorino.',
        '**L’attacco dev’essere maggiore.** Allora la città è presa, il gettone usato; l’attaccante perde 1 truppa se la difesa era 3 o più e 1 per ogni truppa in difesa, e da un giocatore vince un trofeo e la cattedrale. Altrimenti 1 truppa è persa e le altre si ritirano.',
      ],
    },
    plain: {
      title: 'Battaglia in pianura',
      text: [
        'Dove due giocatori assediano una città che nessuno dei due controlla, prima si battono fra loro: truppe e bonus da entrambe le parti. Il più debole perde là tutte le truppe, il più forte quante ne ha perse l’altro. Non c’è trofeo.',
        'Il vincitore prosegue subito l’assedio o lo toglie. In parità ognuno perde 1 truppa ed entrambi si ritirano.',
      ],
    },
    withdraw: {
      title: 'La ritirata',
      text: [
        'Le truppe battute si ritirano alla fine della fase: per una strada in una città propria, gratis, o da un porto a un porto proprio per una nave a mare e a truppa. Chi non può è perso e torna nella riserva.',
      ],
    },
    order: {
      title: 'L’ordine di turno',
      text: [
        'Chi controlla più città viene prima, in inverno e nella primavera seguente. A parità è primo chi è arrivato per ultimo su quella casella e ha il disco in cima.',
      ],
    },
    upkeep: {
      title: 'Il soldo',
      text: [
        'Una o due truppe sulla carta non costano nulla, tre o quattro 1 fiorino, cinque o sei 2 fiorini. Chi paga meno ne tiene meno e sceglie quali vanno via.',
      ],
    },
    arrange: {
      title: 'Riordinare il palazzo',
      text: [
        'Carta per carta: un cortigiano disponibile può andare in una sala o a un altro posto; una carta che lascia una sala va a un posto libero, usata. Ogni carta si muove al più una volta per inverno.',
        'Nulla entra o esce da una sala con il segnalino, un’indulgenza o un agente nemico. I cortigiani si possono scartare, le carte nelle sale no.',
      ],
    },
    buy: {
      title: 'Comprare',
      text: [
        'Quante carte e gettoni diversi si vuole, uno per tipo ogni inverno. **Tutti gli acquisti sono un solo pagamento**, e nulla di comprato paga o si scarta nello stesso turno.',
        'I nobili vanno a posti di cortigiano liberi, disponibili. Uno al massimo: Cardinale, Gilda e ogni titolo; Regno e Repubblica si escludono.',
      ],
    },
    hire: {
      title: 'Assoldare',
      text: [
        'Una truppa costa 1 fiorino in una tua città di partenza, 3 in un’altra che controlli. Sulla carta ne possono stare sei.',
      ],
    },
    alliance: {
      title: 'Le alleanze',
      text: [
        'Una l’anno, al prezzo indicato; con il tuo agente su una libera risparmi un simbolo a scelta. Quella di un altro si rileva a prezzo pieno, ma solo con il tuo agente sopra.',
        'La **Francia** aggiunge 2 in un assedio o battaglia, gli **Ottomani** danno 2 navi, il **Sacro Romano Impero** una croce. Un bonus usato aspetta il governo. Un agente nemico lo blocca, e con lui il punto finale.',
      ],
    },
    ending: {
      title: 'L’ultimo inverno',
      text: [
        'Se alla fine di una primavera qualcuno ha **8 città**, qualcuno è alla **fine del tracciato del mecenatismo**, o **tutte le città** sono controllate, l’inverno di quell’anno è l’ultimo.',
      ],
    },
    prestige: {
      title: 'Il prestigio',
      text: [
        'Città da 0 a 6 secondo il tracciato, e 1 a chi ne ha di più; mecenatismo da 0 a 3, e 1 a chi è più avanti; ciò che è stampato su carte, gettoni e bonus; 2 per trofeo, 1 per alleanza senza agente nemico, 1 in meno per indulgenza.',
        'L’**influenza religiosa** conta le croci su carte e gettoni, usati o no: 4 per il massimo, poi 2, poi 1 in quattro o cinque giocatori. Chi è pari riceve quanto il posto seguente.',
        'Vince chi ha più prestigio; se pari, più corone su carte e gettoni; se ancora pari, la vittoria è condivisa.',
      ],
    },
    city: {
      title: 'Una città',
      text: [
        'Il numero è la forza, l’anello il padrone. Le àncore mostrano i mari, una bandiera nera un porto di pirati. Il gettone sta nel dominio del padrone e dà simboli finché è disponibile.',
        'Un agente in una città neutrale la indebolisce di 1 per chi l’ha mandato e la rafforza di 1 per gli altri; in quella di un giocatore conta solo se assedia chi l’ha mandato.',
      ],
    },
    noble: {
      title: 'I nobili',
      text: [
        'Comprati in inverno, posti a corte, disponibili. Chi mostra un’azione può passare in una sala in un altro inverno; sotto una carta azione contano solo i suoi simboli. Scartato, torna nella riserva.',
      ],
    },
    family: {
      title: 'Le carte famiglia',
      text: [
        'Tre per colore, disposte prima della prima primavera. Servono come i nobili; scartate, lasciano il gioco.',
      ],
    },
    courtier: {
      title: 'I cortigiani',
      text: [
        'Pagano finché sono disponibili, poi sono usati. Il segnalino, passando la loro freccia, rende disponibili tutti quelli di un lato. I posti in ombra vanno prima aperti.',
      ],
    },
    title: {
      title: 'I titoli',
      text: [
        'Gettoni per il dominio, uno per tipo al massimo; Ducato e Principato con il proprio stemma, di Regno e Repubblica uno solo. Alcuni aprono un posto di cortigiano, anche se usati.',
      ],
    },
    guild: {
      title: 'La gilda',
      text: ['Un gettone con fiorini e una nave; una per giocatore.'],
    },
    cathedral: {
      title: 'Le cattedrali',
      text: [
        'Si costruiscono in una città di forza base 3 o 4 che controlli, una per città, cinque in tutto. Il gettone arriva usato e vale 1 prestigio. Segue la città conquistata.',
      ],
    },
    agent: {
      title: 'Gli agenti',
      text: [
        'Uno solo per luogo. Un agente nemico in una sala ferma l’azione e il movimento delle carte; su un’alleanza blocca il bonus e permette al suo padrone di rilevarla; il proprio tiene lontani gli altri.',
      ],
    },
    trophy: {
      title: 'I trofei',
      text: ['Per una città presa a un giocatore; uno per avversario, 2 prestigio ciascuno.'],
    },
    bonus: {
      title: 'I bonus di mecenatismo',
      text: [
        'Sono dieci, cinque creatori e cinque creazioni, scelti al secondo e al quarto passo, uno per tipo. Machiavelli occupa un posto di cortigiano, l’artiglieria sta nel dominio; gli altri accanto al palazzo.',
      ],
    },
    years: {
      title: 'Ultimo anno',
      text: ['L’inverno dell’anno scelto è l’ultimo, qualunque cosa accada; senza scelta è l’anno 20.'],
    },
    gentle_agents: {
      title: 'Agenti miti',
      text: ['Per principianti: in ogni palazzo può stare al massimo un agente nemico.'],
    },
  },
};
export default rules;
