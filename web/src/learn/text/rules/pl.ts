import type { RulesTexts } from './shape';

const rules: RulesTexts = {
  title: 'Zasady gry Condottiere',
  lead: 'Dowódcy najemnych wojsk walczą o Włochy, region po regionie. Od dwóch do sześciu graczy, około czterdziestu minut.',
  contents: 'Spis treści',
  close: 'Zamknij',
  more: 'Wszystkie zasady',
  other: 'Zasady Virtù',
  practise: 'Przećwicz',
  advice: 'Rada',
  chapters: { cards: 'Karty', options: 'Warianty' },
  cardsLead:
    'Talia liczy 110 kart w 15 rodzajach: 58 najemników i 52 karty specjalne. Jednakowe karty niczym się nie różnią.',
  optionsLead:
    'Warianty wybiera się przy zakładaniu stołu, każdy z osobna. Przy pierwszej grze zostaw je wyłączone.',
  inDeck: (n) => `w talii: ${n}`,
  players: (range) => `${range} graczy`,
  needs: { regions: 'dowolnych regionów', group: 'regiony w jednej grupie', or: 'albo' },
  topics: {
    goal: {
      title: 'Cel gry',
      text: [
        'Podbijaj regiony. Kto pierwszy ma ich dość, natychmiast wygrywa, a **regiony, które się ze sobą łączą, znaczą więcej** niż rozrzucone po mapie.',
        'Regiony tworzą jedną grupę, jeśli z każdego do każdego można przejść przez wspólne granice, nie opuszczając własnej ziemi. Nie każda para musi się stykać.',
        'Sprawdza się to po rozstrzygnięciu bitwy i w żadnej innej chwili.',
      ],
    },
    setup: {
      title: 'Przed pierwszą bitwą',
      text: [
        'Karty są tasowane i każdy dostaje **dziesięć**. Wylosowany gracz trzyma znacznik Condottiere: czarno-złoty pionek, który wskazuje, gdzie toczy się walka.',
        'Papieska łaska czeka obok mapy. Żaden region nie należy jeszcze do nikogo.',
      ],
    },
    place: {
      title: 'Wybór regionu',
      text: [
        'Posiadacz znacznika Condottiere stawia go w wybranym regionie. Tam toczy się następna bitwa i do niego należy w niej pierwsza tura.',
        'Region musi być **wolny**: niczyj i bez papieskiej łaski. Region, w którym właśnie był remis, można wybrać ponownie.',
        'Wybiera się przed rozdaniem nowych kart, nawet bez karty na ręce.',
      ],
    },
    battle: {
      title: 'Bitwa',
      text: [
        'Tury idą zgodnie z ruchem wskazówek zegara. W swojej turze gracz **zagrywa jedną kartę** odkrytą do swojej kompanii albo **pasuje**. Nikt nigdy nie musi grać, a pierwsza może być karta dowolnego rodzaju.',
        'Kto spasuje, do końca bitwy już nie gra, lecz jego kompania zostaje i nadal może wygrać. Pozostali grają dalej; ostatni może dokładać kartę za kartą.',
        'Pusta ręka pasuje sama. Bitwa kończy się, gdy wszyscy spasują, albo od razu, gdy ktoś zagra Kapitulację.',
        'Siła każdej kompanii, liczba kart na rękach i wszystko, co odrzucono odkryte, jest jawne. Karty na ręce są tajne.',
      ],
    },
    strength: {
      title: 'Siła kompanii',
      text: [
        'Dodaj najemników kompanii, jeden za każdą Kurtyzanę i dziesięć za każdą Bohaterkę.',
        'Najemników licz w tej kolejności: **Zima** sprawia, że każdy jest wart 1, potem **Dobosz** z tej samej kompanii ich podwaja, a na końcu **Wiosna** dodaje 3 najwyższym.',
        'Najwyższy to zawsze ten z najwyższą liczbą nadrukowaną na karcie. Ani Zima, ani Dobosz tego nie zmieniają.',
      ],
    },
    mercenary: {
      title: 'Najemnicy',
      text: [
        'Najemni żołnierze są warci tyle, ile wynosi liczba w rogu: **1, 2, 3, 4, 5, 6 albo 10**. Jedynek jest dziesięć, pozostałych po osiem.',
        'To oni rozstrzygają większość bitew i to na nich działają niemal wszystkie karty specjalne.',
      ],
    },
    winter: {
      title: 'Zima',
      text: [
        'Dopóki na stole leży Zima, **każdy najemnik jest wart 1**, we wszystkich kompaniach, bez względu na nadruk. Dobosz nadal podwaja: wtedy każdy jest wart 2.',
        'Zima usuwa ze stołu wszystkie Wiosny i zostaje w kompanii swojego gracza do końca bitwy albo do nadejścia Wiosny. Kurtyzany i Bohaterki nie czują mrozu.',
      ],
    },
    spring: {
      title: 'Wiosna',
      text: [
        'Dopóki na stole leży Wiosna, **najwyżsi najemnicy są warci o 3 więcej**: wszyscy z najwyższą nadrukowaną liczbą w grze, w każdej kompanii. Te 3 dodaje się po podwojeniu przez Dobosza.',
        'Wiosna usuwa ze stołu wszystkie Zimy. Druga Wiosna nic nie dodaje.',
      ],
    },
    drummer: {
      title: 'Dobosz',
      text: [
        'Dobosz **podwaja wszystkich najemników w swojej kompanii**: tych, którzy już tam są, i tych, którzy dopiero przyjdą. Podczas Zimy są warci po 2.',
        'Drugi Dobosz nic nie dodaje. Kurtyzany i Bohaterki nie maszerują w takt bębna.',
      ],
    },
    bishop: {
      title: 'Biskup',
      text: [
        'Biskup odsyła do domu **wszystkich najemników o najwyższej nadrukowanej liczbie w grze**, ze wszystkich kompanii, także własnej i tych, których gracze spasowali. Potem sam odchodzi.',
        'Jego gracz bierze **papieską łaskę** i kładzie ją w regionie bez właściciela albo odkłada na bok. Biskupa można zagrać dla samej łaski.',
      ],
    },
    courtesan: {
      title: 'Kurtyzana',
      text: [
        'Kurtyzana jest warta **1** i nie działa na nią nic, co działa na najemników.',
        'Kto w chwili rozstrzygnięcia **sam ma w kompanii najwięcej Kurtyzan**, bierze znacznik Condottiere, nawet jeśli region zdobywa kto inny albo nikt. Przy remisie w liczbie Kurtyzan nie mają one głosu.',
      ],
    },
    heroine: {
      title: 'Bohaterka',
      text: [
        'Bohaterka jest warta **10** przy każdej pogodzie. Nie jest najemnikiem: Zima, Wiosna, Dobosz, Biskup i Strach na wróble jej nie dotyczą.',
      ],
    },
    scarecrow: {
      title: 'Strach na wróble',
      text: [
        'Strach na wróble pozwala **cofnąć na rękę jednego najemnika z własnej kompanii** albo żadnego. Potem idzie na stos kart odrzuconych.',
        'Cofniętą kartę można zagrać znowu, w tej bitwie albo później. Nie wolno brać kart specjalnych, cudzych ani odrzuconych.',
      ],
    },
    surrender: {
      title: 'Kapitulacja',
      text: [
        'Bramy się otwierają i **bitwa natychmiast się kończy**. Wygrywa kompania najsilniejsza w tej chwili, czyjakolwiek jest, także gracza, który spasował.',
      ],
    },
    favour: {
      title: 'Papieska łaska',
      text: [
        'Tam, gdzie leży papieska łaska, **Condottiere wejść nie może**. Biskup przenosi ją skądkolwiek do regionu bez właściciela, także tego, o który toczy się bitwa, albo poza mapę.',
        'Leży tam do następnego Biskupa, nawet jeśli region zostanie tymczasem zdobyty. Rozpoczęta bitwa toczy się dalej.',
      ],
    },
    compare: {
      title: 'Koniec bitwy',
      text: [
        '**Jedyna najsilniejsza kompania** zdobywa region, a jej gracz bierze znacznik Condottiere, chyba że Kurtyzany zdecydują inaczej.',
        'Jeśli o najwyższą siłę jest remis, także przy zerze, **nikt nie zdobywa regionu**, a znacznik przechodzi do następnego gracza za jego ostatnim posiadaczem, znowu o ile Kurtyzany nie zdecydują inaczej.',
        'Potem posiadacz znacznika wybiera następny region, a wszystkie kompanie są odrzucane.',
      ],
    },
    discard: {
      title: 'Ręka bez najemników',
      text: [
        'Po bitwie gracz, który ma karty, lecz **żadnego najemnika, może odrzucić całą rękę**, jawnie. Runda kończy się wtedy szybciej i przychodzą nowe karty.',
        'Pytanie jest tajne: nikt się nie dowie, kto był pytany i zatrzymał karty.',
      ],
    },
    keep: {
      title: 'Koniec rundy',
      text: [
        'Gdy **najwyżej jeden gracz ma jeszcze karty**, runda się kończy. Gracz ten zachowuje do **dwóch** kart, a resztę odkłada zakrytą.',
        'Pozostałe karty są tasowane. Każdy dobiera do dziesięciu na ręce i **po jednej za każdy swój region**: kto ma trzy regiony i nic nie zachował, dostaje trzynaście.',
        'Następny region wybrano wcześniej, a więc bez znajomości nowej ręki.',
      ],
    },
    ending: {
      title: 'Gdy brak wolnych regionów',
      text: [
        'Jeśli posiadacz znacznika Condottiere nie ma czego wybrać, gra się kończy i **wygrywa ten, kto ma najwięcej regionów**. Tak samo kończy się gra, gdy bitwa za bitwą mija bez jednej karty.',
        'Remis rozstrzyga ostatnia bitwa między remisującymi: wszystkie karty są tasowane, każdy dostaje dziesięć i po jednej za każdy region, a najsilniejsza kompania zdobywa Włochy. Przy kolejnym remisie dzielą się zwycięstwem.',
      ],
    },
    deals: {
      title: 'Rozmowy i układy',
      text: [
        'Gracze mogą rozmawiać i obiecywać, co chcą, jawnie lub po cichu, w każdej chwili. **Nic nie wiąże**.',
        'Możesz pokazać karty ze swojej ręki wybranym graczom. To, co pokazujesz, jest prawdą i widzą to tylko oni. Kart się nie oddaje.',
      ],
    },
    draw_after_battle: {
      title: 'Dobieranie po bitwie',
      text: [
        'Na początku każdy ma siedem kart i nie ma rund. Po każdej bitwie wszyscy, począwszy od nowego posiadacza znacznika, mogą **dobrać do trzech kart**, do najwyżej dziesięciu na ręce i po jednej za każdy region.',
        'Jeśli nikt nie ma kart, każdy dobiera dziesięć. Gdy talia się skończy, nową tworzą karty odrzucone.',
      ],
      advice: 'Równa gra bez tłustych i chudych rund. Dobra dla dwóch lub trzech osób i do nauki.',
    },
    play_for_points: {
      title: 'Gra na punkty',
      text: [
        'Gry następują po sobie, aż ktoś osiągnie umówioną liczbę punktów. Każda daje **punkt za każdy region** i **pięć więcej** za zwycięstwo połączoną grupą.',
        'Wygrywa najwięcej punktów, a remis rozstrzyga ostatnia bitwa. W każdej grze znacznik Condottiere zaczyna o jedno miejsce dalej.',
      ],
      advice:
        'Na wieczór z kilkoma grami. Lepiej bez Zdobywania regionów: gdy regiony zmieniają właścicieli, gry się dłużą.',
    },
    bigger_kingdoms: {
      title: 'Większe królestwa',
      text: [
        'Połączona grupa musi być **o jeden region większa**: cztery przy czterech do sześciu graczach, pięć przy dwóch lub trzech. Liczba dowolnych regionów się nie zmienia.',
      ],
      advice: 'Dłuższa gra, w której łatwiej się podnieść. Dobra, gdy wszyscy znają już karty.',
    },
    capturing_regions: {
      title: 'Zdobywanie regionów',
      text: [
        'Condottiere może wejść także do **regionu innego gracza**, jeśli nie ma tam papieskiej łaski. Ten gracz się broni: dopóki nie zagra pierwszej karty, może pasować i pozostać w bitwie, a gdy wszyscy inni odpadną, jest pytany jeszcze raz.',
        'Remis o najwyższą siłę zostawia region i znacznik obrońcy. Papieska łaska może wtedy chronić każdy region, także zajęty.',
      ],
      advice: 'Nic nie jest już bezpieczne, a gry są dłuższe. Dla tych, którzy lubią się targować.',
    },
    hidden_cards: {
      title: 'Ukryte karty',
      text: [
        'Najemników, Doboszy, Bohaterki i Kurtyzany kładzie się **zakryte**. Twoja ukryta karta odkrywa się, gdy zadziała następna, więc ukryta jest najwyżej jedna.',
        'Ukryta karta jeszcze się nie liczy i nic na nią nie działa. Kto pasuje, może ją odkryć albo zostawić. Przed porównaniem sił odkrywa się wszystkie.',
      ],
      advice: 'Blef zamiast rachunków. Szybko i z niespodziankami; nie na pierwszą grę.',
    },
  },
};
export default rules;
