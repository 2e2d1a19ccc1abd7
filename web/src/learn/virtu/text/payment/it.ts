import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'Simboli e pagamento',
  about: 'Chi paga, e perché ogni carta dà una sola specie.',
  steps: [
    {
      text: [
        'Tutto si paga con **simboli**: fiorini, corone, croci, cavalleria, navi, maschere, segni di guerra e frecce.',
        'Le carte nella **sala** dell’azione danno i loro e non si girano mai. I **cortigiani** e i **gettoni** danno i loro e poi sono usati. Solo i fiorini si conservano, nel tesoro.',
      ],
    },
    {
      text: [
        'Sei nel **Mecenatismo** e hai fatto due passi. Il terzo costa **3 fiorini, una corona e un’altra corona o croce**.',
        'Hai un solo fiorino. Vediamo chi aiuta.',
      ],
      task: 'Fai il passo 3.',
      wrong: {
        end: 'Il mecenatismo porta prestigio e, ogni due passi, un grande bonus. Fai il passo.',
        ask: 'Qui non serve alcun debito.',
      },
    },
    {
      text: [
        'Prima le corone. Nella sala c’è **Lorenzo**: due corone e un fiorino.',
        'La regola attorno a cui gira tutto: in un pagamento **una carta o un gettone dà simboli di una sola specie**, quanti ne ha. Le sue due corone pagano entrambe; il fiorino allora è perso.',
      ],
      task: 'Usa le corone di Lorenzo.',
      wrong: {
        'use R1 crown':
          'L’Ambasciatore darebbe la sua corona, e i suoi due fiorini andrebbero persi: ti servono.',
        'use R2 crown':
          'Il Consigliere ne ha una sola e sarebbe usato. Le carte della sala non costano nulla.',
        'use Firenze crown':
          'Basterebbe, ma Firenze sarebbe usata. Le carte della sala non costano nulla: prima quelle.',
      },
    },
    {
      text: [
        'Ora i fiorini: se ne devono tre, uno è nel tesoro. I fiorini di cortigiani e gettoni vanno prima **nel tesoro**, quindi quelli in più non si perdono.',
        'L’**Ambasciatore** ha proprio i due che mancano.',
      ],
      task: 'Usa i fiorini dell’Ambasciatore.',
      wrong: {
        'use L1 florin':
          'Il Banchiere ne ha quattro. Due resterebbero nel tesoro, ma è la tua borsa migliore: tienilo per l’inverno.',
        'use Firenze florin': 'Firenze un altro giorno darà due corone. Basta l’Ambasciatore.',
        'use indulgence florin': 'Tre fiorini a debito, con la corte al completo? No.',
      },
    },
    {
      text: [
        'Fatto: passo 3. Ora un’altra volta, da te. Un altro anno: nessuna carta nella sala, tesoro vuoto.',
        'Il primo passo costa **2 fiorini e una corona o croce**.',
      ],
      task: 'Fai il passo 1.',
      wrong: { end: 'Puoi pagarlo. Fai il passo.', ask: 'Puoi pagarlo senza debiti.' },
    },
    {
      text: [
        'Prima una **corona o una croce**. L’Ambasciatore ha una corona e due fiorini, il Consigliere una corona e una freccia, Firenze due corone e due fiorini.',
        'Dopo si dovranno due fiorini. Di chi si fa a meno più facilmente?',
      ],
      task: 'Scegli chi dà la corona o la croce.',
      wrong: {
        'use R1 crown': 'Allora i suoi fiorini sono persi e deve pagarli Firenze. Si può, ma costa di più.',
        'use Firenze crown': 'Due corone dove se ne deve una: la seconda è persa, e i suoi fiorini pure.',
        'use indulgence crown': 'In tre possono pagare. Niente debiti.',
      },
    },
    {
      text: ['Il Consigliere qui non aveva altro da dare. Dunque, due fiorini.'],
      task: 'Scegli chi dà i fiorini.',
      wrong: {
        'use Firenze florin':
          'Firenze torna solo con il Governo. Un cortigiano si rialza appena il segnalino passa il suo segno.',
        'use indulgence florin': 'Niente debiti.',
      },
    },
    {
      text: [
        'In partita il programma **propone il pagamento** che ti costa meno, e puoi cambiarlo fonte per fonte. Ciò che una carta non dà è barrato.',
        'Prima la sala, poi i cortigiani di cui passerai presto il segno, poi i gettoni: è quasi tutta l’arte.',
      ],
    },
  ],
};
export default lesson;
