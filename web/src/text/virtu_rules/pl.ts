import type { VirtuRules } from './shape';

const rules: VirtuRules = {
  title: 'Zasady Virtù',
  lead: 'Koło pięciu komnat, dwór, który płaci za twoje czyny, i Włochy do zdobycia słowem, monetą lub mieczem.',
  contents: 'Spis treści',
  close: 'Zamknij',
  more: 'Wszystkie zasady',
  other: 'Zasady Condottiere',
  edition: 'O tym wydaniu',
  list: 'Każdy z osobna',
  chapters: {
    actions: 'Sześć akcji',
    spring: 'Koniec wiosny',
    winter: 'Zima',
    end: 'Koniec gry',
    pieces: 'Elementy gry',
    options: 'Opcje',
  },
  facts: {
    cost: 'Cena',
    symbols: 'Symbole',
    action: 'Akcja',
    agents: 'Agenci',
    prestige: 'Prestiż',
    copies: 'Sztuk w grze',
  },
  topics: {
    goal: {
      title: 'O co chodzi',
      text: [
        'Od trzech do pięciu wielkich miast renesansu walczy o **prestiż**. Dają go miasta pod władzą, mecenat, tytuły i osoby na dworze, wpływy religijne, trofea wojenne i sojusze.',
        'Wszystko na stole jest jawne. Poza tym, kto gra którym kolorem i kto zaczyna, nic nie zależy od losu.',
      ],
    },
    setup: {
      title: 'Początek',
      text: [
        'Każdy ma pałac, dwa miasta z oddziałem w każdym, ich żetony, trzy karty rodziny, jednego florena i dwóch agentów w ręce (Neapol i Rzym trzech).',
        'Rodziny rozkłada się w tajemnicy i odsłania razem: w komnatach, pod kartą, która już tam leży, albo na trzech otwartych miejscach dworzan.',
        'We trzech grają Florencja, Neapol i Wenecja, a osiem miast jest zamkniętych; we czterech dołącza Mediolan; w pięciu także Rzym, na mapie z dwoma miastami więcej. Gdy nikt nie gra Rzymem, miasto jest niczyje.',
      ],
    },
    year: {
      title: 'Rok',
      text: [
        '**Wiosną** każdy po kolei przesuwa znacznik na kole i wykonuje akcję komnaty. Potem rozstrzyga się oblężenia i ustala nową kolejność.',
        '**Zimą** każdy w nowej kolejności płaci oddziałom, przestawia pałac, kupuje, zaciąga i zawiera sojusz.',
      ],
    },
    symbols: {
      title: 'Osiem symboli',
      text: [
        '**Floreny** to pieniądze. **Korony** i **krzyże** płacą za rządy, mecenat i zakupy; korony także za dyplomację. **Kawaleria** prowadzi oddziały drogą, **okręty** morzem, a w handlu zarabiają. **Maski** kierują agentami. **Wojna** dodaje siły w bitwie. **Strzałki** niosą znacznik dalej.',
        'Zachować można tylko floreny. Każdy inny symbol jest użyty od razu albo przepada.',
      ],
    },
    payment: {
      title: 'Płacenie',
      text: [
        'Dworzanie i żetony płacą, póki są **dostępni**, a potem są **zużyci**. Kart w komnacie nigdy się nie odwraca, ale płacą tylko za akcję swojej komnaty.',
        'W jednej zapłacie **każda karta lub żeton daje tylko jeden rodzaj symbolu**, ile go pokazuje; nadmiar przepada. Karta akcji i ulepszenie pod nią to dwie karty.',
        'Dostępny dworzanin lub żeton z florenami może w każdej chwili przelać je do skarbca. Floreny na kartach komnaty służą tylko jej akcji i nie dają reszty.',
        'Jedna zapłata to cała akcja, jeden odpust, dodatkowe komnaty jednego ruchu, wszystkie zakupy jednej zimy razem, jeden zaciąg, jeden sojusz albo premie jednej strony w bitwie.',
      ],
    },
    palace: {
      title: 'Pałac',
      text: [
        'Pięć komnat tworzy krąg, każda z nadrukowaną akcją. Karta z akcją może leżeć w komnacie i zastępuje nadruk; jeszcze jedna może leżeć **pod** nią i liczą się wtedy tylko jej symbole.',
        'Pozostałe karty to dworzanie: trzy miejsca po lewej i trzy po prawej. Trzy z sześciu są zacienione i na początku zamknięte; po jednym otwierają niektóre tytuły, niektóre premie mecenatu i **piąte miasto**.',
        'Gdy piąte miasto przepadnie, a zajętych zacienionych miejsc jest za dużo, jeden dworzanin od razu przechodzi na wolne miejsce albo odchodzi.',
      ],
    },
    move: {
      title: 'Znacznik',
      text: [
        'W pierwszą wiosnę znacznik zaczyna w dowolnej komnacie. Później musi iść zgodnie z zegarem **o jedną lub dwie komnaty** za darmo; o jedną więcej raz na wiosnę za 2 floreny; o jedną więcej za każdą strzałkę.',
        'Gdy mija strzałkę przy boku pałacu, wszyscy dworzanie tej strony znów są dostępni. Co odświeżono po drodze, może za drogę zapłacić.',
        'Tam, gdzie stanie, wolno działać, chyba że leżał tam niespłacony odpust albo stoi wrogi agent.',
      ],
    },
    indulgence: {
      title: 'Odpusty',
      text: [
        'Raz w roku można o niego prosić: **korona** na to, co właśnie robisz, **albo 3 floreny**. Leży potem w komnacie znacznika i odtąd ją blokuje.',
        'Spłaca się go **1 krzyżem lub 2 koronami**, gdy znacznik jest w tej komnacie, mijając ją lub stając. Każdy pozostały na koniec kosztuje 1 prestiżu.',
        'Z odpustami we wszystkich komnatach i bez czym ich spłacić pałac stoi.',
      ],
    },
    government: {
      title: 'Rządy',
      text: [
        'Za każdą koronę lub krzyż odwróć **do dwóch żetonów** dóbr na dostępne albo przygotuj znów **jeden sojusz**. Żetonów, które za to zapłaciły, nie można tak odwrócić.',
      ],
    },
    patronage: {
      title: 'Mecenat',
      text: [
        'Jeden krok w roku na torze o pięciu krokach. Dwa pierwsze kosztują po 2 floreny i koronę lub krzyż, dwa następne po 3 floreny, koronę i koronę lub krzyż, ostatni 4 floreny, 2 korony i krzyż.',
        'Na drugim i czwartym kroku wybierz **premię mecenatu**: jednego twórcę i jedno dzieło.',
      ],
    },
    trade: {
      title: 'Handel',
      text: [
        'Każdy użyty okręt przynosi **2 floreny**. Żadna komnata nie ma tej akcji w nadruku: dają ją tylko karty.',
      ],
    },
    diplomacy: {
      title: 'Dyplomacja',
      text: [
        'Weź jedno **niczyje miasto** za jedną koronę więcej niż jego siła. Twój agent osłabia je o 1, cudzy wzmacnia o 1.',
        'Musi być połączone drogą z twoim miastem albo, z portu do portu, kosztuje też okręt za każde przepłynięte morze. Portów piratów tak się nie bierze. Żeton przychodzi dostępny.',
      ],
    },
    war: {
      title: 'Wojna',
      text: [
        'Jedna kawaleria prowadzi jeden oddział jedną drogą; jeden okręt przewozi jeden oddział przez jedno morze, z portu do portu. Oddział może iść kilka razy, ale **staje tam, gdzie miasto nie jest jego**, i je oblega.',
        'Symbole wojny na kartach komnaty dają po żetonie +1 na oblężenia tej wiosny; tak użyta karta nie daje kawalerii ani okrętów.',
      ],
    },
    intrigue: {
      title: 'Intryga',
      text: [
        'Za **1 maskę** połóż agenta z ręki albo przesuń jednego do miasta, komnaty dowolnego pałacu lub na sojusz, gdzie nie stoi żaden agent. Za **2 maski** usuń wrogiego agenta; wraca do ręki właściciela.',
        'Gdy twoją komnatę intrygi blokuje wrogi agent, możesz tam działać, jeśli najpierw go usuniesz.',
      ],
    },
    siege: {
      title: 'Oblężenia',
      text: [
        'Oddziały przed cudzym miastem oblegają je. W kolejności tury każdy rozstrzyga swoje oblężenia, w wybranym porządku.',
        'Atak: oddziały i premie. Obrona: siła miasta, o 1 mniej za agenta atakującego; niczyje miasto o 1 więcej za innego agenta; miasto gracza ma też jego oddziały i premie.',
        'Premie ogłasza się na przemian, najpierw atakujący, aż obaj spasują. Większość kosztuje 1 florena.',
        '**Atak musi być większy.** Wtedy miasto pada, jego żeton jest zużyty; atakujący traci 1 oddział, jeśli obrona miała 3 lub więcej, i po 1 za każdy oddział obrońcy, a od gracza zdobywa trofeum i katedrę. Inaczej 1 oddział ginie, a reszta się wycofuje.',
      ],
    },
    plain: {
      title: 'Bitwa w polu',
      text: [
        'Gdy dwóch graczy oblega miasto, którego żaden nie ma, najpierw walczą ze sobą: oddziały i premie obu stron. Słabszy traci tam wszystkie oddziały, silniejszy tyle, ile stracił słabszy. Trofeum nie ma.',
        'Zwycięzca od razu prowadzi oblężenie dalej albo je odwołuje. Przy równości każdy traci 1 oddział i obaj się wycofują.',
      ],
    },
    withdraw: {
      title: 'Odwrót',
      text: [
        'Pobite oddziały wycofują się na końcu fazy: jedną drogą do własnego miasta za darmo albo z portu do własnego portu za okręt od morza i oddziału. Kto nie może, przepada i wraca do rezerwy.',
      ],
    },
    order: {
      title: 'Kolejność',
      text: [
        'Kto ma więcej miast, gra wcześniej, zimą i następną wiosną. Przy równości pierwszy jest ten, czyj krążek przyszedł na to pole toru później i leży na wierzchu.',
      ],
    },
    upkeep: {
      title: 'Żołd',
      text: [
        'Jeden lub dwa oddziały na mapie nic nie kosztują, trzy lub cztery 1 florena, pięć lub sześć 2 floreny. Kto płaci mniej, zachowuje mniej i wybiera, które odejdą.',
      ],
    },
    arrange: {
      title: 'Przestawianie pałacu',
      text: [
        'Karta po karcie: dostępny dworzanin może wejść do komnaty albo na inne miejsce; karta wychodząca z komnaty idzie na wolne miejsce i jest zużyta. Każda karta rusza się najwyżej raz na zimę.',
        'Nic nie wchodzi do komnaty ze znacznikiem, odpustem lub wrogim agentem ani z niej nie wychodzi. Dworzan wolno odrzucać, kart w komnatach nie.',
      ],
    },
    buy: {
      title: 'Zakupy',
      text: [
        'Dowolnie wiele różnych kart i żetonów, każdego rodzaju jedna na zimę. **Wszystkie zakupy to jedna zapłata**, a nic kupionego nie płaci i nie odchodzi w tej samej turze.',
        'Możni idą na wolne miejsca dworzan, dostępni. Najwyżej po jednym: Kardynał, Gildia i każdy tytuł; Królestwo i Republika się wykluczają.',
      ],
    },
    hire: {
      title: 'Zaciąg',
      text: [
        'Oddział kosztuje 1 florena w twoim mieście początkowym, 3 w innym pod twoją władzą. Na mapie może być sześć.',
      ],
    },
    alliance: {
      title: 'Sojusze',
      text: [
        'Jeden w roku, za podaną cenę; z twoim agentem na wolnym sojuszu oszczędzasz jeden wybrany symbol. Cudzy sojusz można przejąć za pełną cenę, ale tylko mając na nim agenta.',
        '**Francja** dodaje 2 w oblężeniu lub bitwie, **Osmanowie** dają 2 okręty, **Święte Cesarstwo** krzyż. Zużyta premia czeka na rządy. Wrogi agent blokuje ją i punkt na koniec.',
      ],
    },
    ending: {
      title: 'Ostatnia zima',
      text: [
        'Jeśli pod koniec wiosny ktoś ma **8 miast**, ktoś stoi na **końcu toru mecenatu** albo **wszystkie miasta** są pod władzą, zima tego roku jest ostatnia.',
      ],
    },
    prestige: {
      title: 'Prestiż',
      text: [
        'Miasta od 0 do 6 według toru i 1 za najwięcej; mecenat od 0 do 3 i 1 za najdalszy; to, co stoi na kartach, żetonach i premiach; 2 za każde trofeum, 1 za każdy sojusz bez wrogiego agenta, o 1 mniej za każdy odpust.',
        '**Wpływy religijne** liczą krzyże na kartach i żetonach, zużytych czy nie: 4 za najwięcej, potem 2, potem 1 przy czterech lub pięciu graczach. Przy remisie dostaje się tyle, co następne miejsce.',
        'Wygrywa najwyższy prestiż; przy remisie więcej koron na kartach i żetonach; gdy i to równe, zwycięstwo jest wspólne.',
      ],
    },
    city: {
      title: 'Miasto',
      text: [
        'Liczba to siła, pierścień to właściciel. Kotwice pokazują morza, czarna flaga port piratów. Żeton leży w dobrach właściciela i daje symbole, póki jest dostępny.',
        'Agent w niczyim mieście osłabia je o 1 dla tego, kto go wysłał, i wzmacnia o 1 dla innych; w cudzym liczy się tylko, gdy ten ktoś oblega.',
      ],
    },
    noble: {
      title: 'Możni',
      text: [
        'Kupowani zimą, stają na dworze dostępni. Kto pokazuje akcję, może w późniejszą zimę wejść do komnaty; pod kartą akcji liczą się tylko jego symbole. Odrzucony wraca do zasobów.',
      ],
    },
    family: {
      title: 'Karty rodziny',
      text: [
        'Po trzy w każdym kolorze, rozkładane przed pierwszą wiosną. Służą jak możni; odrzucona odchodzi z gry.',
      ],
    },
    courtier: {
      title: 'Dworzanie',
      text: [
        'Płacą, póki są dostępni, potem są zużyci. Znacznik, mijając strzałkę, przywraca wszystkich po tej stronie. Zacienione miejsca trzeba najpierw otworzyć.',
      ],
    },
    title: {
      title: 'Tytuły',
      text: [
        'Żetony do dóbr, każdy najwyżej raz; Księstwo i Pryncypat z własnym herbem, z Królestwa i Republiki tylko jedno. Niektóre otwierają miejsce dworzanina, nawet zużyte.',
      ],
    },
    guild: {
      title: 'Gildia',
      text: ['Żeton z florenami i okrętem; jedna na gracza.'],
    },
    cathedral: {
      title: 'Katedry',
      text: [
        'Budowane w mieście o sile podstawowej 3 lub 4 pod twoją władzą, jedna na miasto, pięć w grze. Żeton przychodzi zużyty i wart jest 1 prestiżu. Podąża za zdobytym miastem.',
      ],
    },
    agent: {
      title: 'Agenci',
      text: [
        'Na miejsce najwyżej jeden. Wrogi agent w komnacie wstrzymuje akcję i ruch kart; na sojuszu blokuje premię i pozwala swemu właścicielowi go przejąć; własny trzyma innych z dala.',
      ],
    },
    trophy: {
      title: 'Trofea',
      text: ['Za miasto zdobyte na graczu; po jednym od każdego przeciwnika, 2 prestiżu każde.'],
    },
    bonus: {
      title: 'Premie mecenatu',
      text: [
        'Jest ich dziesięć, pięciu twórców i pięć dzieł; wybiera się je na drugim i czwartym kroku mecenatu, po jednej z każdego rodzaju. Machiavelli zajmuje miejsce dworzanina, działa leżą w dobrach, reszta obok pałacu.',
      ],
    },
    years: {
      title: 'Ostatni rok',
      text: ['Zima wybranego roku jest ostatnia, cokolwiek się stanie; bez wyboru jest to rok 20.'],
    },
    gentle_agents: {
      title: 'Łagodni agenci',
      text: ['Dla początkujących: w każdym pałacu może stać najwyżej jeden wrogi agent.'],
    },
  },
};
export default rules;
