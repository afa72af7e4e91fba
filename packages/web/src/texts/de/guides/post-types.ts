import type { PostTypeTexts } from "../../guide-content.ts";

type PostType = "willkommen" | "trends" | "fehler" | "tools" | "cases" | "meinung" | "wissen" | "behind";

export default {
  willkommen: {
    title: "Willkommen",
    description:
      "Mit diesem Beitrag stellen Sie sich vor, zum Start, nach einer neuen Ausrichtung oder wenn viele neue Kontakte dazugekommen sind. Ein- bis zweimal im Jahr genügt. Danach lässt er sich oben im Profil anheften.",
    medium: "Foto von Ihnen bei der Arbeit",
    picture: "Ein Mensch am Schreibtisch, von vorn, mit ruhigem Hintergrund",
    posts: [
      {
        id: "start",
        title: "Sich neu vorstellen",
        description: "Wem Sie helfen, woher Sie kommen und womit man Sie anschreiben darf.",
        sections: [
          {
            title: "Anlass",
            question: "Warum stellen Sie sich gerade jetzt vor?",
            text: "{{vorstellungsanlass}} Deshalb stelle ich mich kurz vor.",
          },
          {
            title: "Wem Sie helfen",
            question: "Wer ruft Sie an, und was ist dann los?",
            text: "Ich bin {{mein_name}} und arbeite als {{beruf}} für {{zielgruppe}}. Gerufen werde ich meistens, wenn {{problem}}.",
          },
          {
            title: "Woher Sie kommen",
            question: "Wo haben Sie Ihr Fach gelernt, und was wissen Sie seitdem, das andere nicht wissen?",
            text: "{{werdegang}} Seitdem weiß ich, {{berufswissen}}. Zuletzt gebraucht habe ich das bei {{letzter_einsatz}}.",
          },
          {
            title: "Was man hier liest",
            question: "Worüber schreiben Sie, und wie oft schaffen Sie es wirklich?",
            text: "Hier schreibe ich {{rhythmus}} über {{beitragsthema}}. Sie lesen, was in meinen Projekten funktioniert hat, was nicht und was ich beim nächsten Mal anders mache.",
          },
          {
            title: "Einladung",
            question: "Welche Frage können Ihre Kontakte in einem Satz beantworten?",
            text: "Und Sie? Woran arbeiten Sie gerade, und wo hängt es? Ein Satz im Kommentar reicht, ich antworte auf jeden.",
          },
        ],
      },
      {
        id: "realignment",
        title: "Neue Ausrichtung",
        description: "Was Sie ab jetzt machen, was nicht mehr, und für wen das gut ist.",
        sections: [
          {
            title: "Die Entscheidung",
            question: "Was machen Sie ab jetzt, und für wen?",
            text: "Ab heute nehme ich nur noch eine Art von Auftrag an: {{auftragsart}} für {{zielgruppe}}.",
          },
          {
            title: "Der Grund",
            question: "Was hatten Ihre besten Aufträge gemeinsam?",
            text: "Dafür habe ich die Projekte der letzten {{jahre}} Jahre nebeneinandergelegt. Die besten hatten etwas gemeinsam: {{gemeinsamkeit}}. Davon möchte ich mehr.",
          },
          {
            title: "Was wegfällt",
            question: "Was lehnen Sie künftig ab, und wohin verweisen Sie?",
            text: "Aufträge rund um {{abgabe}} gebe ich weiter. Ich kenne Leute, die das besser können als ich, und stelle den Kontakt gern her.",
          },
          {
            title: "Was bleibt",
            question: "Was ändert sich für Ihre heutigen Kunden nicht?",
            text: "Laufende Verträge erfülle ich wie vereinbart. Auch meine Art zu arbeiten ändert sich nicht: {{arbeitsweise}}.",
          },
          {
            title: "Bitte",
            question: "Worum bitten Sie, und wie leicht ist es zu erfüllen?",
            text: "Ist Ihnen beim Lesen jemand eingefallen, bei dem gerade {{suchsignal}}? Dann freue ich mich über einen Hinweis. Eine Zeile genügt, um den Rest kümmere ich mich.",
          },
        ],
      },
    ],
  },
  trends: {
    title: "Trends",
    description:
      "Sie ordnen eine Neuigkeit für Ihre Kunden ein und sagen, was sich ändert, wen es betrifft und was man jetzt tun oder lassen kann. Schnell zu sein ist unwichtig, gelesen wird die verständliche Fassung.",
    medium: "Dokument mit 5 bis 7 Seiten",
    picture: "Eine Kurve, die ansteigt, mit 3 markierten Punkten",
    posts: [
      {
        id: "news",
        title: "Neuigkeit einordnen",
        description: "Eine Meldung, 3 Folgen, ein Rat.",
        sections: [
          {
            title: "Die Neuigkeit",
            question: "Was gilt ab wann, und wo kann man es nachlesen?",
            text: "{{neuigkeit}} Nachlesen können Sie das bei {{amtliche_quelle}}. Seitdem höre ich eine Frage häufiger als alle anderen. Müssen wir jetzt etwas tun?",
          },
          {
            title: "Wen es betrifft",
            question: "Für wen gilt es, und wer kann abwarten?",
            text: "Kurz gesagt ja, wenn {{betroffen}}. Abwarten können Sie, wenn {{nicht_betroffen}}.",
          },
          {
            title: "Was sich ändert",
            question: "Was merkt man im Alltag zuerst?",
            text: "Im Alltag ändern sich 3 Dinge.\n\n1. {{änderung_1}}\n2. {{änderung_2}}\n3. {{änderung_3}}",
          },
          {
            title: "Was Sie jetzt tun können",
            question: "Welcher erste Schritt passt in eine Stunde, und was weiß man danach?",
            text: "Für diese Woche habe ich einen Rat. {{rat_der_woche}} {{nutzen_des_rats}} Wenn Sie dabei an einer Stelle nicht weiterkommen, schreiben Sie sie in einen Kommentar.",
          },
          {
            title: "Frage",
            question: "Was möchten Sie von Ihren Kontakten erfahren?",
            text: "Wie weit sind Sie damit, und welche Stelle macht Ihnen am meisten Kopfzerbrechen? Ich sammle die Fragen und beantworte sie nächste Woche in einem eigenen Beitrag.",
          },
        ],
      },
      {
        id: "observation",
        title: "Beobachtung aus Projekten",
        description: "Etwas, das Sie in mehreren Aufträgen gesehen haben, bevor es überall steht.",
        sections: [
          {
            title: "Die Beobachtung",
            question: "Was haben Sie mehrfach gesehen, und wie oft genau?",
            text: "In {{zahl}} Projekten habe ich zuletzt dasselbe gesehen: {{beobachtung}}. Gezählt habe ich alle Projekte seit {{zählbeginn}}.",
          },
          {
            title: "Wie es früher war",
            question: "Wie lief dasselbe vor einigen Jahren, und wie läuft es heute?",
            text: "Noch vor {{jahre}} Jahren lief das anders. {{früher}} {{heute}}",
          },
          {
            title: "Woran es liegt",
            question: "Welche 2 Gründe sehen Sie, und woran haben Sie sie erkannt?",
            text: "Ich sehe 2 Gründe.\n\n1. {{grund_1}}\n2. {{grund_2}}\n\nAufgefallen ist mir das, als {{anzeichen}}.",
          },
          {
            title: "Was daraus folgt",
            question: "Was raten Sie, auch wenn man Sie nicht beauftragt?",
            text: "Was heißt das für {{zielgruppe}}? {{folgerung}} Das kostet am Anfang Überwindung, weil {{überwindung}}. Nach 4 Wochen sieht man an den eigenen Zahlen, ob es sich lohnt, und kann es sonst wieder lassen.",
          },
          {
            title: "Gegenfrage",
            question: "Welche Antwort würde Ihre Beobachtung widerlegen?",
            text: "Sehen Sie das in Ihrer Firma auch, oder ist es bei Ihnen genau umgekehrt? Gegenbeispiele sind mir am liebsten.",
          },
        ],
      },
    ],
  },
  fehler: {
    title: "Fehler",
    description:
      "Sie erzählen von einem Fehler, am besten einem eigenen, und was Sie seitdem anders machen. Das schafft mehr Vertrauen als jede Erfolgsmeldung, solange kein Kunde zu erkennen ist.",
    medium: "Nur Text",
    picture: "Eine Liste, in der ein Punkt durchgestrichen und verbessert ist",
    posts: [
      {
        id: "own",
        title: "Mein teuerster Fehler",
        description: "Ein eigener Fehler, sein Preis und die Regel, die daraus wurde.",
        sections: [
          {
            title: "Der Fehler",
            question: "Was haben Sie gesagt, getan oder gelassen, und in welcher Lage?",
            text: "Mein teuerster Fehler war ein Satz: „{{fehlersatz}}“. Gesagt habe ich ihn, als {{fehlerlage}}.",
          },
          {
            title: "Was geschah",
            question: "Was wurde daraus, und was hat es Sie gekostet?",
            text: "{{fehlerverlauf}} Böse Absicht war auf keiner Seite im Spiel. Gekostet hat es mich {{fehlerkosten}}. {{nachwirkung}}",
          },
          {
            title: "Was ich hätte tun sollen",
            question: "Welche Kleinigkeit hätte genügt? Schreiben Sie sie im Wortlaut auf.",
            text: "Dabei hätte eine kurze Nachricht gereicht: „{{besserer_satz}}“ Die Antwort hätte ich noch am selben Tag gehabt, und bei einem Nein hätte ich gar nicht erst angefangen.",
          },
          {
            title: "Die Regel daraus",
            question: "Woran halten Sie sich seitdem, und was hat sich dadurch geändert?",
            text: "Seitdem halte ich mich an eine Regel. {{regel}} Das dauert {{regelaufwand}}. {{regelwirkung}}",
          },
          {
            title: "Frage",
            question: "Was sollen andere aus ihrer eigenen Erfahrung beitragen?",
            text: "Welcher kleine Satz ist Sie schon einmal teuer zu stehen gekommen, und was schreiben Sie heute stattdessen? Die besten Antworten fasse ich in der nächsten Woche zusammen, auf Wunsch auch ohne Namen.",
          },
        ],
      },
      {
        id: "observed",
        title: "Drei Fehler der Branche",
        description: "Was Sie bei neuen Kunden immer wieder antreffen, und die schnelle Abhilfe.",
        sections: [
          {
            title: "Aufhänger",
            question: "Wo und wann begegnen Ihnen die Fehler?",
            text: "Wenn ich neu in einen Betrieb komme, finde ich in der ersten Woche fast immer dieselben 3 Fehler. Hier sind sie, jeder mit dem, was noch in dieser Woche dagegen hilft.",
          },
          {
            title: "Fehler eins",
            question: "Was sehen Sie, warum passiert es, und was hilft noch diese Woche?",
            text: "1. {{fehler_1}} Dahinter steckt meistens {{fehlergrund}}. {{abhilfe_1}}",
          },
          {
            title: "Fehler zwei",
            question: "Was wird am Anfang gespart, und was kostet es später?",
            text: "2. {{fehler_2}} Das spart am Anfang {{anfangsersparnis}} und kostet später {{folgekosten}}. {{abhilfe_2}}",
          },
          {
            title: "Fehler drei",
            question: "Was ist allen bekannt und trotzdem niemandes Aufgabe, und was folgt daraus?",
            text: "3. {{fehler_3}} {{fehlerfolge}} {{abhilfe_3}}",
          },
          {
            title: "Schluss",
            question: "Womit soll man anfangen, warum, und was möchten Sie wissen?",
            text: "Finden Sie 2 von 3 bei sich wieder? Dann fangen Sie mit dem letzten an. {{warum_zuerst}} Welcher Fehler fehlt auf meiner Liste?",
          },
        ],
      },
    ],
  },
  tools: {
    title: "Tools",
    description:
      "Sie zeigen ein Werkzeug, das Sie wirklich benutzen, und sagen, wofür, seit wann und wo es an Grenzen stößt. Bezahlte Empfehlungen müssen gekennzeichnet sein, auch Partnerlinks (§ 5a Abs. 4 UWG).",
    medium: "Bildschirmaufnahme bis 90 Sekunden",
    picture: "Ein Fenster mit 3 Werkzeugen, eines davon hervorgehoben",
    posts: [
      {
        id: "one",
        title: "Ein Werkzeug im Alltag",
        description: "Eine Aufgabe, vorher und nachher, mit den Grenzen.",
        sections: [
          {
            title: "Die Aufgabe",
            question: "Wofür benutzen Sie es, wie lange dauerte das früher, und wie lange heute?",
            text: "Für {{routineaufgabe}} brauchte ich früher {{dauer_vorher}}, heute sind es {{dauer_nachher}}. Den Unterschied macht ein Werkzeug, das ich seit {{werkzeug_seit}} benutze: {{werkzeug}}.",
          },
          {
            title: "So gehe ich vor",
            question: "Welche 3 Handgriffe kann man Ihnen nachmachen?",
            text: "1. {{handgriff_1}}\n2. {{handgriff_2}}\n3. {{handgriff_3}}\n\nDer letzte Schritt bleibt Handarbeit. {{panne}}",
          },
          {
            title: "Was es nicht kann",
            question: "Wofür nehmen Sie es nicht, und ab wann taugt es nicht mehr?",
            text: "Für {{ausnahme}} nehme ich es nicht, weil {{bedenken}}. Auch sonst hat es eine Grenze. {{grenze}}",
          },
          {
            title: "Was es kostet",
            question: "Was zahlen Sie, und bekommen Sie etwas für den Beitrag? Dann muss „Anzeige“ darüberstehen.",
            text: "Es kostet {{werkzeugpreis}} im Monat. Ich bezahle es selbst und bekomme nichts für diesen Beitrag.",
          },
          {
            title: "Gegenfrage",
            question: "Was möchten Sie als Nächstes ausprobieren?",
            text: "Womit erledigen Sie so etwas? Ich probiere gern etwas Neues aus und berichte in 4 Wochen, wie es ausgegangen ist. Wenn Sie meine Vorlage für den zweiten Schritt haben möchten, schreiben Sie mir, sie kostet nichts. Über Rückmeldungen, was bei Ihnen daran nicht funktioniert, freue ich mich besonders.",
          },
        ],
      },
      {
        id: "set",
        title: "Mein Werkzeugkasten",
        description: "4 Werkzeuge mit je einem Satz, wofür, und eines, das gehen musste.",
        sections: [
          {
            title: "Aufhänger",
            question: "Warum zeigen Sie Ihre Werkzeuge?",
            text: "Ich werde oft gefragt, womit ich arbeite. Letzte Woche waren es 4 Werkzeuge, mehr habe ich nicht geöffnet.",
          },
          {
            title: "Die vier",
            question: "Welche 4 Werkzeuge haben Sie in der letzten Woche benutzt, und wofür?",
            text: "• {{werkzeug_1}} für {{zweck_1}}\n• {{werkzeug_2}} für {{zweck_2}}\n• {{werkzeug_3}} für {{zweck_3}}\n• {{werkzeug_4}} für {{zweck_4}}",
          },
          {
            title: "Was gehen musste",
            question: "Was haben Sie gekündigt, warum, und was sparen Sie dadurch?",
            text: "Gekündigt habe ich {{ausgemustert}}. {{kündigungsgrund}} Seitdem spare ich {{kündigungsersparnis}}.",
          },
          {
            title: "Meine Regel",
            question: "Wann kommt bei Ihnen etwas Neues dazu, und was ist zuletzt geblieben?",
            text: "Ein neues Werkzeug kommt bei mir nur dazu, wenn {{werkzeugregel}}. Dann bekommt es 4 Wochen im Alltag, mit einem echten Auftrag. Danach frage ich mich, ob ich es vermissen würde. Wenn nicht, kündige ich es wieder. Zuletzt geblieben ist {{neuzugang}}.",
          },
          {
            title: "Das letzte",
            question: "Welches Werkzeug würden Sie zuletzt hergeben?",
            text: "Am schwersten würde ich mich von {{lieblingswerkzeug}} trennen. {{lieblingsgrund}} Was benutzen Sie seit Jahren, ohne je darüber nachzudenken, und welches Werkzeug würden Sie als Letztes hergeben?",
          },
        ],
      },
    ],
  },
  cases: {
    title: "Cases",
    description:
      "Die Geschichte eines Auftrags: Lage, Eingriff, Ergebnis. Der Kunde hat zugestimmt oder ist nicht zu erkennen, und die Zahl im Ergebnis ist eine, die Sie belegen können.",
    medium: "Vorher-nachher-Bild",
    picture: "2 Balken nebeneinander, vorher niedrig, nachher hoch",
    posts: [
      {
        id: "project",
        title: "Ein Projekt erzählt",
        description: "Ausgangslage, Wendepunkt, Ergebnis mit einer Zahl.",
        sections: [
          {
            title: "Die Lage",
            question: "Wer hat Sie gerufen, und mit welchem Satz?",
            text: "Der Anruf kam von {{referenzkunde}}. Am Telefon fiel ein Satz, den ich so oder ähnlich oft höre: „{{kundensatz}}“.",
          },
          {
            title: "Was schon versucht war",
            question: "Welche Anläufe gab es, warum reichten sie nicht, und was kostete das?",
            text: "{{versuche}} Geändert hat sich wenig, weil {{ursache}}. Gekostet hat das inzwischen {{verlust}}.",
          },
          {
            title: "Der Eingriff",
            question: "Was haben Sie getan, in welcher Reihenfolge und mit wem?",
            text: "{{vorgehen_1}} Dabei zeigte sich, {{befund}}. {{vorgehen_2}}",
          },
          {
            title: "Das Ergebnis",
            question: "Welche Zahl können Sie belegen, und darf der Kunde genannt werden?",
            text: "{{ergebniszahl}} Der Leitung war etwas anderes noch wichtiger. {{nebenwirkung}}",
          },
          {
            title: "Was ich mitnehme",
            question: "Was machen Sie seitdem in jedem Projekt anders, und was hat es zuletzt gebracht?",
            text: "Für mich bleibt davon eine Angewohnheit. {{lehre}} {{nutzen_der_lehre}}",
          },
        ],
      },
      {
        id: "numbers",
        title: "Ergebnis zuerst",
        description: "Mit der Zahl beginnen und dann erzählen, wie sie zustande kam.",
        sections: [
          {
            title: "Die Zahl",
            question: "Welche Zahl hat sich geändert, in welcher Zeit, und wer hat sie gemessen?",
            text: "Von {{vorher}} auf {{nachher}}, und das in {{zeitraum}}. Gemessen hat es {{messquelle}}. Beinahe wäre das Projekt nicht zustande gekommen.",
          },
          {
            title: "Warum beinahe",
            question: "Was wollte der Kunde ursprünglich, und was haben Sie geraten?",
            text: "Gewünscht war nämlich {{kundenwunsch}}. Davon habe ich im ersten Gespräch abgeraten, weil {{einwand}}. Vorgeschlagen habe ich stattdessen {{gegenvorschlag}}. Das kostete {{vorschlagspreis}}.",
          },
          {
            title: "Was sich zeigte",
            question: "Was kam dabei heraus, und was hatten alle vermutet?",
            text: "Danach wussten wir, {{befund}}. Vermutet hatten bis dahin alle etwas anderes: {{vermutung}}.",
          },
          {
            title: "Was wir getan haben",
            question: "Welche 3 Schritte folgten, in dieser Reihenfolge?",
            text: "1. {{maßnahme_1}}\n2. {{maßnahme_2}}\n3. {{maßnahme_3}}",
          },
          {
            title: "Was es gekostet hat",
            question: "Was hat der Kunde bezahlt oder gespart, soweit Sie es sagen dürfen?",
            text: "Gekostet hat das alles {{kosten}}. Das Ersparte geht jetzt in {{folgeschritt}}. Messen Sie in Ihren Projekten zuerst, oder fangen Sie gleich mit einer Lösung an? Und an welcher Zahl lesen Sie hinterher ab, ob es geholfen hat?",
          },
        ],
      },
    ],
  },
  meinung: {
    title: "Meinung",
    description:
      "Sie beziehen Stellung zu etwas, das in Ihrem Fach umstritten ist. Gegen eine Gewohnheit, nie gegen eine Person, und mit einem Grund, den man prüfen kann.",
    medium: "Kurzes Video, Sie sprechen selbst",
    picture: "Eine Sprechblase mit einem klaren Satz, daneben zwei leisere",
    posts: [
      {
        id: "against",
        title: "Gegen eine Gewohnheit",
        description: "Eine These, 2 Gründe, das beste Gegenargument.",
        sections: [
          {
            title: "Die These",
            question: "Welche verbreitete Gewohnheit halten Sie für falsch?",
            text: "Ich halte {{gewohnheit}} für Zeitverschwendung. Das sage ich, obwohl ich es früher selbst empfohlen habe.",
          },
          {
            title: "Der erste Grund",
            question: "Was spricht dagegen, das man nachzählen kann?",
            text: "Mein erster Grund lässt sich nachzählen. {{nachgezählt}} Gerechnet hatte ich mit {{erwartung}}.",
          },
          {
            title: "Der zweite Grund",
            question: "Was richtet die Gewohnheit an, und wann haben Sie es zuletzt gesehen?",
            text: "Mein zweiter Grund ist schwerer zu messen. {{gegengrund}} {{folge_der_gewohnheit}}",
          },
          {
            title: "Das beste Gegenargument",
            question: "Was würde eine kluge Gegenstimme sagen, und wo hat sie recht?",
            text: "Das beste Gegenargument, das ich kenne, lautet: „{{gegenargument}}“. Da ist etwas dran. {{erwiderung}}",
          },
          {
            title: "Mein Vorschlag",
            question: "Was soll man stattdessen versuchen, und wie lange?",
            text: "Mein Vorschlag ist ein Versuch von 4 Wochen. {{alternative}} Danach entscheiden Sie neu. Hat das schon jemand probiert, und wie ging es aus?",
          },
        ],
      },
      {
        id: "unpopular",
        title: "Was ich anders sehe",
        description: "Eine verbreitete Meinung höflich umdrehen.",
        sections: [
          {
            title: "Die verbreitete Meinung",
            question: "Welchen Satz lesen Sie ständig?",
            text: "„{{meinung}}“, diesen Satz lese ich hier immer wieder. Ich verstehe, woher er kommt. Richtig finde ich ihn nicht.",
          },
          {
            title: "Was daran stimmt",
            question: "Für wen trifft er zu, und wo haben Sie das gesehen?",
            text: "Er stimmt, wenn {{bedingung}}. Gesehen habe ich das bei {{wo_es_stimmt}}.",
          },
          {
            title: "Was daran nicht stimmt",
            question: "Wo geht die Rechnung nicht auf? Beschreiben Sie einen gewöhnlichen Nachmittag.",
            text: "Anders sieht es für {{zielgruppe}} aus. {{alltag}} Der Weg der großen Häuser würde dort {{aufwand_dort}} kosten.",
          },
          {
            title: "Was ich stattdessen rate",
            question: "Was ist die kleinste Lösung, die auch in einer schlechten Woche hält?",
            text: "Mein Rat ist bescheidener. {{rat}} Alles andere würde ich für 3 Monate lassen, auch {{verzicht}}. Danach sehen Sie an Ihren Zahlen, ob noch etwas fehlt.",
          },
          {
            title: "Bitte um Widerspruch",
            question: "Welche Gegenbeispiele möchten Sie hören?",
            text: "Ich lasse mich gern überzeugen. Wer hat es in einem kleinen Betrieb geschafft, und was hat es gekostet?",
          },
        ],
      },
    ],
  },
  wissen: {
    title: "Wissen",
    description:
      "Sie erklären eine einzige Sache so, dass Ihre Kunden sie noch am selben Tag anwenden können. Je enger das Thema, desto öfter wird der Beitrag gespeichert.",
    medium: "Grafik mit einer Kernaussage",
    picture: "3 nummerierte Schritte untereinander",
    posts: [
      {
        id: "howto",
        title: "Anleitung in drei Schritten",
        description: "Ein Handgriff, den man nach dem Lesen kann.",
        sections: [
          {
            title: "Für wen",
            question: "Wem hilft die Anleitung, und was spart sie? Nennen Sie eine Zahl, die Sie gemessen haben.",
            text: "Diese 3 Schritte sind für alle, die {{routine}}. Mir sparen sie {{ersparnis}}.",
          },
          {
            title: "Schritt eins",
            question: "Was kommt zuerst, und wie lange dauert es?",
            text: "1. {{schritt_1}} Dafür brauche ich {{schrittdauer}}.",
          },
          {
            title: "Schritt zwei",
            question: "Was tut man mit einem echten Fall?",
            text: "2. {{schritt_2}} Nehmen Sie dafür einen echten Fall, am besten {{übungsfall}}.",
          },
          {
            title: "Schritt drei",
            question: "Womit ist die Sache fertig?",
            text: "3. {{schritt_3}} Legen Sie das Ergebnis dann weg, und sehen Sie es am nächsten Morgen noch einmal an.",
          },
          {
            title: "Der häufigste Stolperstein",
            question: "Woran scheitert es bei den meisten?",
            text: "Am häufigsten hakt es, weil {{stolperstein}}. Bei welchem Schritt hängen Sie gerade?",
          },
        ],
      },
      {
        id: "term",
        title: "Ein Begriff, einfach erklärt",
        description: "Ein Fachwort, das Kunden oft hören und selten erklärt bekommen.",
        sections: [
          {
            title: "Das Wort",
            question: "Welches Wort steht in Angeboten Ihres Fachs, ohne dass es jemand erklärt?",
            text: "In Angeboten steht oft das Wort „{{begriff}}“. Zuletzt hat mich danach {{wer_gefragt_hat}} gefragt.",
          },
          {
            title: "Die Erklärung",
            question: "Wie würden Sie es am Küchentisch erklären?",
            text: "Gemeint ist etwas Einfaches: {{erklärung}}. Mehr steckt nicht dahinter.",
          },
          {
            title: "Ein Beispiel",
            question: "Wo kommt dasselbe im Alltag vor, außerhalb Ihres Fachs?",
            text: "Dasselbe kennt man aus dem Alltag. {{beispielfall}} Genau das ist gemeint.",
          },
          {
            title: "Wann es sich lohnt",
            question: "Ab welcher Größe braucht man es?",
            text: "Es lohnt sich, sobald {{schwelle}}. Darunter genügt {{einfacher_ersatz}}.",
          },
          {
            title: "Merksatz",
            question: "Woran erkennt man ein gutes Angebot?",
            text: "Fragen Sie beim nächsten Angebot nach. Was genau tun Sie dabei, und woran erkenne ich, dass es fertig ist? Beide Antworten gehören ins Angebot, bevor Sie unterschreiben. Welches Wort soll ich als Nächstes übersetzen?",
          },
        ],
      },
    ],
  },
  behind: {
    title: "Behind",
    description:
      "Ein Blick hinter die Kulissen, auf einen Arbeitstag, eine Entscheidung oder einen Zweifel. Hier sieht man, wie Sie arbeiten, wenn niemand zusieht.",
    medium: "Schnappschuss vom Arbeitsplatz",
    picture: "Ein Arbeitsplatz von oben: Heft, Tasse, Tastatur",
    posts: [
      {
        id: "day",
        title: "Ein Tag, wie er wirklich war",
        description: "Ehrlich, mit Uhrzeiten, ohne Heldengeschichte.",
        sections: [
          {
            title: "Der Morgen",
            question: "Womit fing der Tag an, und womit hätte er anfangen sollen?",
            text: "So sah mein {{wochentag}} wirklich aus. {{morgen}}",
          },
          {
            title: "Der Vormittag",
            question: "Wann haben Sie am Stück gearbeitet, und was wurde dabei fertig?",
            text: "{{vormittag}} Fertig geworden ist dabei {{tagesergebnis}}.",
          },
          {
            title: "Der Rückschlag",
            question: "Was ging schief, und welche Antwort bekamen Sie auf Ihre Nachfrage?",
            text: "{{rückschlag}} Ich frage nach, woran es lag, und bekomme eine brauchbare Antwort: „{{absagegrund}}“.",
          },
          {
            title: "Der Abend",
            question: "Was bleibt vom Tag, in einem Satz?",
            text: "{{abend}} Wie sieht bei Ihnen ein gewöhnlicher {{wochentag}} aus?",
          },
        ],
      },
      {
        id: "decision",
        title: "Eine Entscheidung",
        description: "Warum Sie einen Auftrag abgelehnt oder etwas geändert haben.",
        sections: [
          {
            title: "Die Entscheidung",
            question: "Was haben Sie abgelehnt oder geändert?",
            text: "Letzte Woche habe ich einen Auftrag abgelehnt, den ich vor {{jahre}} Jahren noch gefeiert hätte.",
          },
          {
            title: "Was dafür sprach",
            question: "Was war daran verlockend?",
            text: "Dafür sprach einiges: {{dafür}}. Alles gute Gründe, sofort zuzusagen.",
          },
          {
            title: "Was dagegen sprach",
            question: "Was haben Sie gehört oder gesehen, das Sie zögern ließ?",
            text: "Gestört hat mich, {{störgefühl}}. Offen blieb außerdem, {{offene_sache}}. Beides kannte ich aus einem früheren Auftrag. {{frühere_erfahrung}}",
          },
          {
            title: "Wie ich abgesagt habe",
            question: "Wie haben Sie abgesagt, und was kam zurück?",
            text: "{{absage}} Zurück kam ein Satz, den ich mir gemerkt habe: „{{reaktion}}“.",
          },
          {
            title: "Frage",
            question: "Woran erkennen andere, dass etwas nicht passt?",
            text: "Woran merken Sie, dass ein Auftrag nicht zu Ihnen passt, bevor er anfängt?",
          },
        ],
      },
    ],
  },
} satisfies Record<PostType, PostTypeTexts>;
