import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'Una prima annessione',
  about: 'Corone per una città, e navi per una oltremare.',
  steps: [
    {
      text: [
        'L’Italia. Un anello colorato è la città di qualcuno, il numero in mezzo la sua **forza**; quelle pallide sono neutrali.',
        'Le città danno gettoni e prestigio, e chi ne ha di più comincia l’anno dopo.',
      ],
    },
    {
      text: [
        'Sei nella **Diplomazia**. Una città neutrale costa **una corona più della sua forza**, se una **strada** la unisce a una tua città.',
        'Bologna, Siena, Spoleto e Ravenna hanno forza 2. A Ravenna c’è un **agente di Venezia**: per Venezia una corona in meno, per gli altri una in più. Arriva prima di lei.',
      ],
      task: 'Annetti Ravenna.',
      wrong: {
        'annex Bologna':
          '2, più 1: tre corone, una meno di Ravenna. Ma Venezia avrebbe Ravenna per due: non aspettare.',
        'annex Siena':
          'Siena costa una corona in meno ed è una buona scelta. Oggi vogliamo un porto sull’altro mare: Ravenna.',
        'annex Spoleto': 'Una corona in meno, ma Ravenna è un porto sull’altro mare.',
        'annex Terracina': 'Per mare, sì, ci arriviamo. Prima per strada: Ravenna.',
        'annex Messina': 'È lontano, per mare. Prima per strada: Ravenna.',
        end: 'Le corone bastano. Non sprecare l’anno.',
        ask: 'Le tue corone bastano.',
      },
    },
    {
      text: [
        '2, più 1, più 1 per l’agente: **quattro corone.** Giuliano, nella sala, ne ha tre e non si gira dandole.',
      ],
      task: 'Usa le corone di Giuliano.',
      wrong: {
        'use R1 crown': 'Prima la sala: non ti costa nulla.',
        'use R2 crown': 'Prima la sala: non ti costa nulla.',
      },
    },
    {
      text: [
        'Si deve ancora una corona. L’Ambasciatore ne ha giusto una; delle due di Lorenzo o di Firenze una andrebbe persa.',
      ],
      task: 'Usa la corona dell’Ambasciatore.',
      wrong: {
        'use R2 crown': 'Paga, ma la seconda corona è persa.',
        'use Firenze crown': 'Paga, ma la seconda corona è persa, e un gettone torna solo con il Governo.',
        'use indulgence crown': 'Non finché qualcuno a corte può pagare.',
      },
    },
    {
      text: [
        'Ravenna è tua: il suo gettone è nel tuo dominio, pronto a pagare. Un anno dopo sei di nuovo nella Diplomazia.',
        'Da **porto a porto** non servono strade: **una nave per ogni mare** attraversato, oltre alle corone. Pisa è sul Mar Ligure, Terracina sul vicino Tirreno: **due mari**.',
      ],
      task: 'Annetti Terracina.',
      wrong: {
        'annex *': 'Si può. Ma vogliamo vedere il mare: Terracina, di forza 1.',
        end: 'A Pisa ci sono navi pronte. Usale.',
        ask: 'Hai tutto ciò che serve.',
      },
    },
    {
      text: [
        '**Due corone e due navi.** Le navi può darle solo Pisa, il cui gettone dà allora navi e niente fiorini: una sola specie.',
        'E le corone?',
      ],
      task: 'Usa le corone di Giuliano.',
      wrong: {
        'use R1 crown': 'Ne ha una, e se ne devono due. Giuliano le paga entrambe, per niente.',
        'use R2 crown': 'Lorenzo sarebbe usato. Giuliano le paga entrambe per niente.',
      },
    },
    {
      text: [
        'Quattro città. I **porti pirata** non si annettono, si conquistano soltanto. In tre giocatori alcune città sono chiuse.',
        'Cinque città aprono un altro posto per un cortigiano, e con **otto** arriva l’ultimo inverno.',
      ],
    },
  ],
};
export default lesson;
