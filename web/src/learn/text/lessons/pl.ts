import { counted } from '../../../text/languages';
import type { LessonsTexts } from './shape';

const count = counted('pl');
const texts: LessonsTexts = {
  title: 'Nauka gry',
  lead: 'Krótkie bitwy na prawdziwym stole. Objaśnia Ansaldo Ferro, który większość murów Italii widział z obu stron.',
  progress: (done, of) => `Ukończone lekcje: ${done} z ${of}`,
  lesson: (n, of) => `Lekcja ${n} z ${of}`,
  step: (n, of) => `Krok ${n} z ${of}`,
  done: 'ukończona',
  begin: 'Zacznij',
  again: 'Jeszcze raz',
  all: 'Wszystkie lekcje',
  back: 'Wstecz',
  goOn: 'Dalej',
  showMe: 'Pokaż',
  rule: 'Zasada',
  rules: 'Zasady Condottiere',
  nextLesson: 'Następna lekcja',
  finish: 'Zakończ',
  playNow: 'Zagraj',
  touches: 'Działa na',
  spares: 'Nie działa na',
  sparesWhy: 'to nie najemnicy',
  you: 'Ty',
  inHand: (n) => `${count(n, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })} na ręce`,
  passed: 'pas',
  strength: (n) => `siła ${n}`,
  holder: 'ma znacznik Condottiere',
  yourHand: 'Twoja ręka',
  lineAfter: 'Twoja kompania po tym',
  beats: (mine, other) => `${mine} bije ${other}.`,
  trails: (mine, other) => `${mine} nie sięga ${other}.`,
  ties: (n) => `${n} do ${n}: remis nic nie daje.`,
  play: (card) => `Zagraj: ${card}`,
  pass: 'Pasuj',
  choose: 'Wybierz kartę.',
  keep: 'Zachowaj te',
  keepNone: 'Nie zachowuj nic',
  discard: 'Odrzuć całą rękę',
  hold: 'Zatrzymaj rękę',
  take: (card) => `Cofnij: ${card}`,
  takeNone: 'Nie cofaj nikogo',
  favourNone: 'Odłóż na bok',
  others: 'Grają pozostali.',
  notAllowed: 'Zasady na to tutaj nie pozwalają.',
  notThis: 'Wolno, ale nie o to chodzi w tej lekcji. Spróbuj tego, o co prosi Ansaldo.',
  lessons: {
    first_battle: {
      title: 'Pierwsza bitwa',
      about: 'Wybierz region, zbuduj kompanię, wiedz, kiedy przestać.',
      steps: [
        {
          text: [
            'Witaj. Italia ma siedemnaście regionów i każdy jest do wzięcia dla tego, kto ma żołnierzy.',
            'Masz **trzy karty**. Tonio, młynarz z naprzeciwka, też ma trzy. Kto kończy bitwę z **silniejszą kompanią**, bierze region.',
          ],
        },
        {
          text: [
            'Czarno-złoty pionek to **Condottiere**. Masz go ty, więc ty mówisz, gdzie toczy się walka.',
            'Nic jeszcze do nikogo nie należy: każdy region się nada.',
          ],
          task: 'Wybierz region na mapie.',
        },
        {
          text: [
            'Znacznik stawiasz ty, więc ty zaczynasz. W każdej turze zagrywasz **jedną kartę** do swojej kompanii albo pasujesz.',
            'Żołnierze są warci tyle, ile pokazuje liczba w rogu.',
          ],
          task: 'Zagraj 4.',
          wrong: {
            'play 2': 'Dwójka to nieśmiały początek. Otwórz czwórką i zobacz, co zrobi.',
            'play 6': 'Nie pokazuj od razu najlepszego. Wystarczy czwórka.',
            pass: 'Kto pasuje, odpada z bitwy. A to dopiero początek.',
          },
        },
        {
          text: ['Tonio odpowiada piątką i prowadzi, **5 do 4**.', 'Masz jeszcze jeźdźca.'],
          task: 'Zagraj 6.',
          wrong: {
            'play 2': 'To daje 6 do 5, a on ma jeszcze dwie karty. Połóż szóstkę i daj mu do myślenia.',
            pass: 'Wtedy region jest jego, 5 do 4.',
          },
        },
        {
          text: [
            '**10 do 5** i Tonio pasuje. Po pasie kompania zostaje na stole, ale nic już do niej nie dołoży.',
            'Nikt więcej nie gra. Możesz dokładać dalej, lecz karty są drogie: czego nie wydasz tutaj, powalczy gdzie indziej.',
          ],
          task: 'Spasuj i weź region.',
          wrong: { 'play 2': 'Bitwa jest już wygrana. Zachowaj dwójkę na następną.' },
        },
        {
          text: [
            'Region jest twój i nosi twój kolor. Zwycięzca bierze też znacznik **Condottiere** i wybiera znowu.',
            'Regiony, które **się stykają**, wygrywają grę szybciej, więc patrz na sąsiadów.',
          ],
          task: 'Wybierz następny region.',
        },
        {
          text: [
            'Kompanie znikają ze stołu, a następna bitwa zaczyna się z kartami, które zostały. Nowych nie będzie, dopóki ręce się nie opróżnią.',
            'Oto cała gra: **gdzie walczyć, ile wydać, kiedy przestać**. Pozostałe karty czynią ją ciekawą.',
          ],
        },
      ],
    },
    winter_spring: {
      title: 'Zima i Wiosna',
      about: 'Pogoda pomniejsza olbrzymów i znów ich powiększa.',
      steps: [
        {
          text: [
            'Tonio ma dwóch wielkich żołnierzy i prowadzi, **16 do 8**. Ty masz trzech małych i Zimę.',
            'Dopóki na stole leży Zima, **każdy najemnik jest wart 1**, bez względu na nadruk. Liczy się wtedy liczebność.',
          ],
          task: 'Zagraj Zimę.',
          wrong: {
            'play 1': 'Jeden więcej daje 9. On ma 16.',
            'play 4': 'To daje 12. On ma 16.',
            pass: 'Wtedy Modena jest jego, 16 do 8. Spójrz na śnieg na swojej ręce.',
          },
        },
        {
          text: [
            'Jego dziesiątka i szóstka drżą z zimna i są warte po 1. Prowadzisz **3 do 2**, a on się poddaje.',
            'Zima zostaje w twojej kompanii do końca bitwy.',
          ],
          task: 'Spasuj i weź Modenę.',
          wrong: { 'play *': 'Prowadzisz i nikt już nie gra przeciw tobie. Oszczędź karty.' },
        },
        {
          text: [
            'Inna bitwa, a Zima należy do niego: cztery karty przeciw twoim dwóm jeźdźcom, **3 do 2** dla Tonia.',
            '**Wiosna** topi każdą Zimę, a dopóki leży, **najwyżsi najemnicy są warci o 3 więcej**, we wszystkich kompaniach. Najwyższe są twoje szóstki.',
          ],
          task: 'Zagraj Wiosnę.',
          wrong: {
            'play 1': 'Na śniegu to 3 do 3, a remis nic nie daje.',
            pass: 'Wtedy Bologna jest jego, 3 do 2.',
          },
        },
        {
          text: [
            'Śnieg stopniał. Dwie szóstki, każda o 3 większa, dają **18**, jego trzech żołnierzy znów **12**.',
          ],
          task: 'Spasuj i weź Bolognę.',
          wrong: { 'play 1': 'Bitwa wygrana. Jedynka może się jeszcze przydać.' },
        },
        {
          text: [
            'Zima pomaga licznym, Wiosna wysokim. Jedna zmiata drugą ze stołu, więc pogoda jest zawsze jedna.',
            'Zanim na którąś postawisz, zapytaj siebie, kto może jeszcze mieć tę drugą.',
          ],
        },
      ],
    },
    drummer: {
      title: 'Dobosz',
      about: 'Dwa razy więcej żołnierzy za jedną kartę.',
      steps: [
        {
          text: [
            'Tonio prowadzi, **11 do 7**. Nie masz już dużego żołnierza, ale masz bęben.',
            'Dobosz **podwaja każdego najemnika w twojej kompanii**, teraz i do końca bitwy. Drugi Dobosz nic by nie dodał.',
          ],
          task: 'Zagraj Dobosza.',
          wrong: {
            'play 1': '8 nie sięga 11. Niech najpierw przemówi bęben.',
            'play scarecrow': 'To zabrałoby żołnierza z kompanii. Potrzeba ich więcej, nie mniej.',
            pass: 'Wtedy Firenze jest jego, 11 do 7.',
          },
        },
        {
          text: [
            '4 i 3 są warte **14**. Tonio dokłada czwórkę i znów prowadzi, **15 do 14**.',
            'Kto dołączy później, też maszeruje w takt bębna: twoja jedynka jest warta **2**.',
          ],
          task: 'Zagraj 1.',
          wrong: {
            'play scarecrow': 'Nie ma tu czego cofać. Brakuje jednego punktu.',
            pass: 'Brakuje jednego punktu. Spójrz na najmniejszego na ręce.',
          },
        },
        {
          text: ['**16 do 15** i Tonio ma dość.'],
          task: 'Spasuj i weź Firenze.',
          wrong: { 'play scarecrow': 'Bez cofniętego żołnierza zostaniesz w tyle. Spasuj.' },
        },
        {
          text: [
            'Dobosz jest wart tyle, ilu żołnierzy stoi obok, więc najlepiej przychodzi do długiej kompanii.',
            'Zimą też bije: każdy twój najemnik jest wart 2 zamiast 1. Kurtyzany i Bohaterki na niego nie zważają.',
          ],
        },
      ],
    },
    bishop: {
      title: 'Biskup i papieska łaska',
      about: 'Odeślij najsilniejszych i zamknij region przed wojną.',
      steps: [
        {
          text: [
            'Tonio prowadzi, **16 do 12**, a wszystko przez jego dziesiątkę.',
            'Biskup odsyła do domu **wszystkich najemników o najwyższej liczbie na stole**, z każdej kompanii. Najwyższa jest dziesiątka i ma ją tylko on.',
          ],
          task: 'Zagraj Biskupa.',
          wrong: {
            'play 3': '15 nie sięga 16.',
            'play courtesan': 'Kurtyzana jest warta 1: 13 do 16.',
            pass: 'Wtedy Firenze jest jego, 16 do 12.',
          },
        },
        {
          text: [
            'Dziesiątki już nie ma i prowadzisz **12 do 6**. Teraz Biskup kładzie **papieską łaskę** w regionie bez właściciela: Condottiere tam nie wejdzie.',
            'Tonio ma Torino, Genovę i Milano. **Czwarty sąsiad da mu zwycięstwo.** Wystarczy któryś ze złotych regionów: zamknij jeden z nich.',
          ],
          task: 'Połóż łaskę w regionie.',
          wrong: { 'favour none': 'Możesz ją odłożyć, ale tarcza we właściwym miejscu jest warta więcej.' },
        },
        {
          text: ['Łaska zostaje tam do następnego Biskupa. A Tonio spasował.'],
          task: 'Spasuj i weź Firenze.',
          wrong: { 'play *': 'Bitwa jest wygrana. Oszczędź karty.' },
        },
        {
          text: [
            'Jeszcze jedna, i tym razem nikt ci nie podpowie. Tonio prowadzi **17 do 15**.',
            'Najwyższy znaczy najwyższy **na całym stole**. Czyja jest dziesiątka?',
          ],
          task: 'Obejmij prowadzenie.',
          wrong: {
            'play bishop': 'Najwyższa jest twoja własna dziesiątka. Biskup by ją odesłał i byłoby 5 do 17.',
            pass: 'Tę bitwę można jeszcze wygrać.',
          },
        },
        {
          text: [
            'Dobrze. Biskup nie odróżnia swoich od obcych i zabiera też z kompanii tych, którzy spasowali.',
            'Biskupa można zagrać dla samej łaski, nawet gdy nie ma kogo odsyłać.',
          ],
        },
      ],
    },
    scarecrow: {
      title: 'Strach na wróble',
      about: 'Odwołaj żołnierza z przegranego pola.',
      steps: [
        {
          text: [
            'Tonio wydał na Spoleto wszystko: **26 do 12**. Ta bitwa jest przegrana, ale twoja dziesiątka nie musi.',
            'Strach na wróble pozwala **cofnąć na rękę jednego najemnika z własnej kompanii**.',
          ],
          task: 'Zagraj Stracha na wróble.',
          wrong: {
            'play 4': '16 nie sięga 26, a czwórka też by przepadła.',
            pass: 'Wtedy dziesiątka przepada razem z kompanią. Najpierw ją uratuj.',
          },
        },
        {
          text: ['Kogo z tych dwóch chcesz z powrotem?'],
          task: 'Cofnij 10.',
          wrong: {
            'take 2': 'Dziesiątka przyda się bardziej niż dwójka.',
            'take none': 'Możesz zostawić obie, ale wtedy Strach poszedł na marne.',
          },
        },
        {
          text: ['Tonio pasuje. Niech bierze Spoleto: kosztowało go trzy z najlepszych kart.'],
          task: 'Spasuj.',
          wrong: { 'play *': 'Nie posyłaj dobrych za straconymi. Zachowaj ich na bitwę do wygrania.' },
        },
        {
          text: [
            'Ciebie kosztowało to dwójkę i Stracha, jego szóstkę, dziesiątkę i Bohaterkę. W następnej bitwie siła jest po twojej stronie.',
            'Strach służy też do pogróżek bez pokrycia: pokaż wielką kompanię, niech inni wydają, i odwołaj najlepszego. Wszyscy widzą, kogo cofasz.',
          ],
        },
      ],
    },
    courtesan: {
      title: 'Kurtyzany i Condottiere',
      about: 'Przegraj bitwę, wybierz następną.',
      steps: [
        {
          text: [
            'Troje przy stole. Tonio prowadzi z **20**, a pokonanie go kosztowałoby wszystko, co masz.',
            'Kto na koniec bitwy **sam ma najwięcej Kurtyzan** w kompanii, bierze znacznik **Condottiere**, bez względu na to, kto zdobył region. Orsola ma jedną.',
          ],
          task: 'Zagraj Kurtyzanę.',
          wrong: {
            'play 5': '8 nie sięga 20.',
            'play 10': '13 nie sięga 20, a dziesiątka przyda się gdzie indziej.',
            pass: 'Wtedy wygrywa Tonio, a Orsola ze swoją jedną Kurtyzaną wybiera następny region.',
          },
        },
        {
          text: [
            'Po jednej: **remis Kurtyzan o niczym nie decyduje** i znacznik wziąłby zwycięzca.',
            'Pozostali spasowali. Możesz grać dalej sam na sam ze stołem.',
          ],
          task: 'Zagraj drugą Kurtyzanę.',
          wrong: {
            'play 5': 'To nie da ani regionu, ani znacznika.',
            'play 10': 'Zachowaj ją na bitwę, którą wybierzesz.',
            pass: 'Przy jednej na jedną Tonio bierze i region, i znacznik.',
          },
        },
        {
          text: ['Dwie do jednej: Condottiere jest twój. Mantova przypada Toniowi i na tym koniec.'],
          task: 'Spasuj.',
          wrong: { 'play *': 'Masz to, po co tu jesteś. Resztę zachowaj.' },
        },
        {
          text: [
            'Teraz **ty** wybierasz, gdzie będzie następna bitwa, a na ręce masz dziesiątkę i piątkę.',
            'Siena i Firenze są twoje: region obok nich tworzy grupę trzech.',
          ],
          task: 'Wybierz następny region.',
        },
        {
          text: [
            'Kurtyzany są warte tylko 1, ale żadna Zima ich nie mrozi i żaden Biskup nie odsyła.',
            'Kto wybiera region, często wybiera zwycięzcę. Bywa to warte więcej niż bitwa.',
          ],
        },
      ],
    },
    heroine: {
      title: 'Bohaterka',
      about: 'Dziesięć, przy każdej pogodzie.',
      steps: [
        {
          text: [
            'Jest Zima i każdy najemnik jest wart 1. Tonio prowadzi, **4 do 2**.',
            '**Bohaterka jest warta 10, zawsze**. Nie jest najemnikiem: śnieg, bęben i Biskup nic dla niej nie znaczą.',
          ],
          task: 'Zagraj Bohaterkę.',
          wrong: {
            'play 6': 'Na śniegu jeździec jest wart 1: 3 do 4.',
            pass: 'Wtedy Urbino jest jego, 4 do 2.',
          },
        },
        {
          text: [
            'Tonio wysłał **Biskupa**. Zabrał najwyższych najemników, a były to jego własne dwie dziesiątki; Bohaterka stoi. **12 do 2.**',
            'Przy okazji przeniósł papieską łaskę do Genovy.',
          ],
          task: 'Spasuj.',
          wrong: { 'play 6': 'Nie trzeba. Masz dziesięć zapasu.' },
        },
        {
          text: [
            'Urbino jest twoje. W talii są tylko trzy Bohaterki: gdy masz jedną, pomyśl o Zimie.',
            'Strach na wróble jej nie odwoła, więc posyłaj ją, gdy masz pewność.',
          ],
        },
      ],
    },
    surrender: {
      title: 'Kapitulacja',
      about: 'Zatrzymaj czas, gdy prowadzisz.',
      steps: [
        {
          text: [
            'Tonio prowadzi z 10, ty masz **8**, Orsola 5, a razem trzymają jeszcze jedenaście kart.',
            '**Kapitulacja natychmiast kończy bitwę** i wygrywa kompania najsilniejsza w tej chwili. A więc najpierw jedno, potem drugie.',
          ],
          task: 'Przygotuj kapitulację miasta.',
          wrong: {
            'play surrender':
              'W tej chwili najsilniejszy jest Tonio: Lucca przypadłaby jemu. Najpierw prowadź.',
            'play 2': '10 do 10 to remis, a remis nic nie daje.',
            pass: 'Już prawie. Nie poddawaj się.',
          },
        },
        {
          text: [
            'Prowadzisz: **12** przeciw 11 i 11. Mają jeszcze dziewięć kart i na tym nie poprzestaną.',
            'To jest ta chwila.',
          ],
          task: 'Zagraj Kapitulację.',
          wrong: {
            'play 2': '14 to dobrze, ale nie oprze się dziewięciu kartom. Zamknij bitwę.',
            pass: 'Wyprzedzą cię następną kartą.',
          },
        },
        {
          text: [
            'Bramy się otwierają i Lucca jest twoja, zanim ktokolwiek zdążył odpowiedzieć.',
            'Działa to też dla przyjaciela: Kapitulacja oddaje bitwę temu, kto prowadzi. Czasem wybiera się zwycięzcę, którego mniej się boimy.',
          ],
        },
      ],
    },
    round: {
      title: 'Koniec rundy',
      about: 'Dwie karty do zachowania i ręka do odrzucenia.',
      steps: [
        {
          text: [
            'Tonio wydał ostatnią kartę i spasował. Prowadzisz **6 do 5** i masz jeszcze cztery karty.',
            'Nowe karty przychodzą dopiero, gdy **najwyżej jeden gracz jakieś ma**. Zaraz tak będzie.',
          ],
          task: 'Spasuj i weź Spoleto.',
          wrong: { 'play *': 'Prowadzisz, a on nie ma już nic. Oszczędź karty.' },
        },
        {
          text: ['Jak zawsze posiadacz znacznika najpierw wybiera region, **zanim zobaczy nowe karty**.'],
          task: 'Wybierz następny region.',
        },
        {
          text: [
            'Runda się kończy. Karty zostały tylko tobie, więc możesz **zachować do dwóch**; resztę odkłada się zakrytą.',
            'To, co zachowasz, wlicza się do twoich dziesięciu, więc bierz najlepsze.',
          ],
          task: 'Zachowaj 10 i Bohaterkę.',
          wrong: { 'keep *': 'Wolno, ale da się lepiej: najsilniejsze są dziesiątka i Bohaterka.' },
        },
        {
          text: [
            'Każdy dobrał do dziesięciu kart i **po jednej za każdy region**. Masz dwa regiony i **dwanaście** kart; Tonio ma jeden i jedenaście.',
            'Tak każdy podbój powiększa następną rękę.',
          ],
        },
        {
          text: [
            'I jeszcze jedno. Po bitwie ten, kto **nie ma na ręce najemnika, może odrzucić całą rękę**. Te cztery nic ci nie wygrają.',
            'Toniowi została jedna karta. Jeśli odrzucisz swoje, runda się skończy.',
          ],
          task: 'Odrzuć rękę.',
          wrong: { hold: 'Możesz je zatrzymać, ale świeże karty są lepsze niż cztery, które nie walczą.' },
        },
        {
          text: [
            'Runda się skończyła, Tonio zachował trójkę, a ty masz świeżą rękę z **dwunastu** kart.',
            'Patrz, ile kart mają inni: kto pierwszy je wyda, ten czeka, a kto ma je na końcu, wybiera z nich dwie.',
          ],
        },
      ],
    },
    victory: {
      title: 'Jak zdobywa się Włochy',
      about: 'Trzy, które się stykają, albo pięć dowolnych.',
      steps: [
        {
          text: [
            'Czworo przy stole. Przy czterech do sześciu graczach wygrywają **trzy regiony w jednej grupie** albo **pięć gdziekolwiek**. Przy dwóch lub trzech potrzeba czterech albo sześciu.',
            'Siena i Lucca są twoje, ale się nie stykają.',
          ],
        },
        {
          text: ['Masz znacznik Condottiere. Który region **połączy je w jedną grupę trzech**?'],
          task: 'Wybierz ten region.',
          wrong: {
            'place *':
              'Byłby to trzeci region, ale nie jedna grupa ze Sieną i Luccą. Spójrz, co leży między nimi.',
          },
        },
        {
          text: [
            'Firenze. Teraz wszyscy przy stole wiedzą, do czego zmierzasz, i nie ułatwią ci tego.',
            'Ty zaczynasz.',
          ],
          task: 'Zagraj 10.',
          wrong: {
            'play 6': 'Przyciśnij ich od początku: dziesiątka.',
            'play drummer': 'Bęben, a nie ma kto maszerować. Najpierw żołnierze.',
            pass: 'To oddanie bitwy, która wygrywa grę.',
          },
        },
        {
          text: [
            'Tonio wysyła czwórkę, pozostali pasują. **10 do 4**, a jemu została jedna karta. Upewnij się.',
          ],
          task: 'Zagraj Dobosza.',
          wrong: {
            'play 6': '16 też wystarczy, ale bęben daje 20 i oszczędza szóstkę.',
            pass: 'Prowadzisz, ale on ma jeszcze kartę. Nie ryzykuj Italii.',
          },
        },
        {
          text: ['**20 do 4** i Tonio się kłania.'],
          task: 'Spasuj i zdobądź Włochy.',
          wrong: { 'play 6': 'Nikt już nie walczy. Spasuj.' },
        },
        {
          text: [
            'Lucca, Firenze, Siena: jedna grupa trzech i **gra jest twoja** w tej samej chwili.',
            'Stół pokazuje, jak blisko jest każdy: małe tarcze to regiony, połączone krążki to największa grupa. Gdy komuś brakuje jednego, sprawdź gdzie, i trzymaj Condottiere z daleka.',
          ],
        },
      ],
    },
  },
};
export default texts;
