import type { PostTypeTexts } from "../../guide-content.ts";

type PostType = "willkommen" | "trends" | "fehler" | "tools" | "cases" | "meinung" | "wissen" | "behind";

export default {
  willkommen: {
    title: "Willkommen",
    description:
      "Der Beitrag, mit dem Sie sich vorstellen: zum Start, nach einer neuen Ausrichtung oder wenn viele neue Kontakte dazugekommen sind. Ein- bis zweimal im Jahr genügt; danach lässt er sich oben im Profil anheften.",
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
            text: "In den letzten Wochen sind viele neue Kontakte dazugekommen. Zeit, mich kurz vorzustellen.",
          },
          {
            title: "Wem Sie helfen",
            text: "Ich bin {{mein_name}} und arbeite als {{beruf}} für {{zielgruppe}}. Gerufen werde ich meistens, wenn {{problem}} – und der Termin dafür schon im Kalender steht.",
          },
          {
            title: "Woher Sie kommen",
            text: "Gelernt habe ich das in {{jahre}} Jahren auf der anderen Seite des Tisches, fest angestellt. Ich weiß deshalb, wie ein Budget zustande kommt und warum ein gutes Konzept in der Schublade landet.",
          },
          {
            title: "Was man hier liest",
            text: "Hier schreibe ich einmal in der Woche über {{thema}}: was in Projekten funktioniert hat, was nicht, und was ich beim nächsten Mal anders mache.",
          },
          {
            title: "Einladung",
            text: "Und jetzt Sie: Woran arbeiten Sie gerade, und wobei bleibt es hängen? Ein Satz im Kommentar reicht, ich antworte auf jeden.",
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
            text: "Ab heute nehme ich nur noch eine Art von Auftrag an: {{leistung}} für {{zielgruppe}}.",
          },
          {
            title: "Der Grund",
            text: "Ich habe die Projekte der letzten zwei Jahre nebeneinandergelegt. Die besten hatten dreierlei gemeinsam: eine klare Frage, jemanden, der entscheiden durfte, und ein Ende. Genau diese Art möchte ich öfter.",
          },
          {
            title: "Was wegfällt",
            text: "Alles andere gebe ich ab. Für {{thema}} kenne ich drei Kolleginnen und Kollegen, die das besser können als ich; ich stelle den Kontakt gern her.",
          },
          {
            title: "Was bleibt",
            text: "Laufende Verträge erfülle ich natürlich. Auch meine Art zu arbeiten ändert sich nicht: fester Preis, ein Ansprechpartner, jeden Freitag ein kurzer Stand.",
          },
          {
            title: "Bitte",
            text: "Falls Ihnen beim Lesen jemand eingefallen ist, dem das gerade fehlt: Ich freue mich über einen Hinweis.",
          },
        ],
      },
    ],
  },
  trends: {
    title: "Trends",
    description:
      "Sie ordnen eine Neuigkeit für Ihre Kunden ein: was sich ändert, wen es betrifft und was man jetzt tun oder lassen kann. Wer zuerst meldet, ist unwichtig; wer es verständlich macht, wird gelesen.",
    medium: "Dokument mit fünf bis sieben Seiten",
    picture: "Eine Kurve, die ansteigt, mit drei markierten Punkten",
    posts: [
      {
        id: "news",
        title: "Neuigkeit einordnen",
        description: "Eine Meldung, drei Folgen, ein Rat.",
        sections: [
          {
            title: "Die Neuigkeit",
            text: "{{neuigkeit}}. Seit der Ankündigung habe ich dazu elf Nachrichten bekommen, alle mit derselben Frage: Müssen wir jetzt etwas tun?",
          },
          {
            title: "Wen es betrifft",
            text: "Die kurze Antwort: Wer zu {{zielgruppe}} gehört, ja. Alle anderen dürfen in Ruhe abwarten, auch wenn es in manchen Beiträgen anders klingt.",
          },
          {
            title: "Was sich ändert",
            text: "Drei Dinge werden im Alltag spürbar.\n\n1. Was bisher nebenbei lief, braucht jemanden, der dafür zuständig ist.\n2. Alte Vorlagen passen nicht mehr; meist betrifft das weniger Stellen, als man fürchtet.\n3. Dienstleister werden nach Nachweisen gefragt. Wer sie parat hat, gewinnt Zeit.",
          },
          {
            title: "Was Sie jetzt tun können",
            text: "Mein Rat für diese Woche: eine Stunde einplanen, die betroffenen Stellen auflisten und bei jeder nur eines notieren – wer entscheidet darüber? Mehr braucht es zum Anfang nicht. Mit dieser Liste wird jedes spätere Gespräch kürzer, ob mit der Rechtsabteilung, der IT oder mit mir.",
          },
          {
            title: "Frage",
            text: "Wie weit sind Sie damit? Und welche Stelle bereitet Ihnen am meisten Kopfzerbrechen? Ich sammle die Fragen und beantworte sie nächste Woche in einem eigenen Beitrag.",
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
            text: "In den letzten {{zahl}} Projekten habe ich dasselbe gesehen, und das ist kein Zufall mehr: {{beobachtung}}.",
          },
          {
            title: "Wie es früher war",
            text: "Noch vor zwei Jahren lief das anders. Da stand am Anfang ein Lastenheft, dann kam die Auswahl, und nach einem halben Jahr wurde gebaut. Heute sitzt nach zwei Wochen ein erster Entwurf auf dem Tisch, und gestritten wird über etwas, das man anfassen kann.",
          },
          {
            title: "Woran es liegt",
            text: "Ich sehe zwei Gründe. Die Werkzeuge sind so günstig geworden, dass ein Versuch weniger kostet als die Besprechung darüber. Und in den Firmen entscheiden häufiger diejenigen, die später damit arbeiten.",
          },
          {
            title: "Was daraus folgt",
            text: "Für {{zielgruppe}} heißt das: kleiner beginnen, früher zeigen, schneller verwerfen. Wer weiter auf den großen Wurf wartet, bekommt ihn zu spät. Wer dagegen jede Woche etwas Neues anfängt, bekommt gar nichts fertig. Dazwischen liegt die eigentliche Kunst: eine Sache auswählen und sie zu Ende bringen.",
          },
          {
            title: "Frage",
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
            text: "Mein teuerster Satz als Selbstständiger hatte drei Wörter: „Das passt schon.“ Gesagt habe ich ihn, als ein Kunde mitten im Projekt um eine Kleinigkeit bat.",
          },
          {
            title: "Was geschah",
            text: "Aus der Kleinigkeit wurde {{folge}}. Niemand hatte etwas Böses im Sinn. Der Kunde dachte, es gehöre dazu; ich dachte, er wisse, dass es zusätzlich ist. Am Ende standen {{zahl}} Stunden auf keiner Rechnung, und die Stimmung war auf beiden Seiten schlechter als nötig.",
          },
          {
            title: "Was ich hätte tun sollen",
            text: "Eine Nachricht mit zwei Zeilen hätte gereicht: Das ist neu, es kostet ungefähr so viel, soll ich? In den meisten Fällen lautet die Antwort übrigens Ja.",
          },
          {
            title: "Die Regel daraus",
            text: "Seitdem gilt bei mir: Jede Änderung bekommt noch am selben Tag eine schriftliche Zeile mit Aufwand und Preis, auch wenn der Preis null ist. Das dauert vier Minuten. Ein unbezahlter Monat dauert länger.",
          },
          {
            title: "Frage",
            text: "Welcher kleine Satz ist Sie schon einmal teuer zu stehen gekommen? Ich bin sicher, dass ich damit nicht allein bin, und lerne gern aus fremden Rechnungen.",
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
            text: "Wenn ich bei {{zielgruppe}} anfange, finde ich in der ersten Woche fast immer dieselben drei Fehler. Keiner davon ist dumm, alle drei haben einmal einen guten Grund gehabt.",
          },
          {
            title: "Fehler eins",
            text: "{{fehler 1}}. Der Grund war meistens Eile. Abhilfe: an einem einzigen Fall richtig machen, mit Ruhe und zu zweit, und diesen als Muster für alle weiteren nehmen.",
          },
          {
            title: "Fehler zwei",
            text: "{{fehler 2}}. Hier wollte jemand Geld sparen und hat es auch getan, drei Monate lang. Danach kostete jede Änderung doppelt. Abhilfe: einmal im Quartal aufräumen und den Termin dafür nicht verschieben.",
          },
          {
            title: "Fehler drei",
            text: "{{fehler 3}}. Das ist der unangenehmste, denn er hat nichts mit Technik zu tun: Es ist schlicht niemand zuständig. Abhilfe: ein Name, kein Gremium. Ein Vertreter für den Urlaub gehört gleich dazu.",
          },
          {
            title: "Schluss",
            text: "Wer zwei von dreien bei sich wiederfindet, ist in bester Gesellschaft. Mit dem dritten fangen Sie am besten an, er kostet nur ein Gespräch. Und der vierte Fehler wäre, alle drei gleichzeitig anzugehen. Welcher fehlt auf meiner Liste?",
          },
        ],
      },
    ],
  },
  tools: {
    title: "Tools",
    description:
      "Sie zeigen ein Werkzeug, das Sie wirklich benutzen: wofür, wie lange schon und wo es an Grenzen stößt. Bezahlte Empfehlungen gehören gekennzeichnet, auch Partnerlinks.",
    medium: "Bildschirmaufnahme bis 90 Sekunden",
    picture: "Ein Fenster mit drei Werkzeugen, eines davon hervorgehoben",
    posts: [
      {
        id: "one",
        title: "Ein Werkzeug im Alltag",
        description: "Eine Aufgabe, vorher und nachher, mit den Grenzen.",
        sections: [
          {
            title: "Die Aufgabe",
            text: "Jeden Montag saß ich früher zwei Stunden an {{aufgabe}}. Heute sind es fünfzehn Minuten, und das Ergebnis ist besser. Dazwischen liegt kein neues System, sondern ein einziges Werkzeug: {{werkzeug}}.",
          },
          {
            title: "So gehe ich vor",
            text: "1. Am Freitag sammle ich alles an einem Ort, ungeordnet.\n2. Am Montag lasse ich es nach einer festen Vorlage sortieren.\n3. Dann lese ich einmal durch und streiche, was niemand braucht.\n\nDer dritte Schritt bleibt Handarbeit. Ihn habe ich einmal ausgelassen, und prompt ging ein falsches Datum an den Kunden.",
          },
          {
            title: "Was es nicht kann",
            text: "Für vertrauliche Unterlagen nehme ich es nicht, denn ich weiß nicht sicher, wo die Daten liegen. Und bei mehr als {{zahl}} Einträgen wird es so langsam, dass eine schlichte Tabelle gewinnt.",
          },
          {
            title: "Was es kostet",
            text: "Etwa so viel wie ein Mittagessen im Monat. Ich bezahle es selbst, kenne dort niemanden und bekomme nichts für diesen Beitrag.",
          },
          {
            title: "Frage",
            text: "Womit erledigen Sie {{aufgabe}}? Ich probiere gern etwas Neues aus und berichte in vier Wochen, wie es ausgegangen ist.",
          },
        ],
      },
      {
        id: "set",
        title: "Mein Werkzeugkasten",
        description: "Vier Werkzeuge, je ein Satz, wofür – und eines, das gehen musste.",
        sections: [
          {
            title: "Aufhänger",
            text: "Mein Betrieb besteht aus einem Rechner, vier Programmen und einem Papierheft. Weil ich oft danach gefragt werde, hier die ganze Liste.",
          },
          {
            title: "Die vier",
            text: "• {{werkzeug 1}} für alles, was mit Kunden zu tun hat: wer, wann, was zuletzt gesagt wurde.\n• {{werkzeug_2}} für Angebote und Rechnungen. Langweilig, und genau das soll es sein.\n• {{werkzeug_3}} zum Schreiben, weil es nichts kann außer schreiben.\n• {{werkzeug_4}} für die eigentliche Arbeit, seit sieben Jahren.",
          },
          {
            title: "Was gehen musste",
            text: "Im Frühjahr habe ich das Programm für Projektpläne gekündigt. Es war gut. Aber ich habe jede Woche eine Stunde damit verbracht, es zu pflegen, damit es mir sagt, was ich schon wusste.",
          },
          {
            title: "Meine Regel",
            text: "Ein neues Werkzeug kommt nur dazu, wenn ein altes geht. Und es bekommt vier Wochen. Danach frage ich mich, ob ich es vermissen würde. Meistens lautet die Antwort Nein, und die Kündigung dauert zwei Minuten.",
          },
          {
            title: "Das Papierheft",
            text: "Das Heft ist für Gespräche. Wer mitschreibt, hört besser zu, und niemand sieht auf einen aufgeklappten Bildschirm. Welches Werkzeug würden Sie als Letztes hergeben?",
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
    picture: "Zwei Balken nebeneinander: vorher niedrig, nachher hoch",
    posts: [
      {
        id: "project",
        title: "Ein Projekt erzählt",
        description: "Ausgangslage, Wendepunkt, Ergebnis mit einer Zahl.",
        sections: [
          {
            title: "Die Lage",
            text: "Der Anruf kam an einem Donnerstag. Ein Unternehmen aus {{branche}}, {{zahl}} Leute, und ein Satz, den ich oft höre: „Eigentlich läuft es, nur {{problem}}.“",
          },
          {
            title: "Was schon versucht war",
            text: "Zwei Anläufe hatte es gegeben. Beim ersten wurde ein Programm gekauft, beim zweiten eine Arbeitsgruppe gegründet. Das Programm lief, die Arbeitsgruppe tagte, und am Problem änderte sich nichts.",
          },
          {
            title: "Der Eingriff",
            text: "Ich habe zwei Tage lang nur zugesehen und gefragt. Dabei zeigte sich: Es fehlte nicht an Technik, sondern an einer Entscheidung, die niemand treffen wollte. Wir haben sie an einem Vormittag mit der Geschäftsführung getroffen und in den drei Wochen danach umgesetzt: {{maßnahme}}.",
          },
          {
            title: "Das Ergebnis",
            text: "Nach {{zeitraum}}: {{ergebnis}}. Noch wichtiger war der Leiterin etwas anderes. Das Thema steht seitdem auf keiner Tagesordnung mehr.",
          },
          {
            title: "Was ich mitnehme",
            text: "Bevor ich etwas baue, frage ich inzwischen immer: Welche Entscheidung würde dieses Projekt überflüssig machen? Manchmal gibt es sie. Dann wird der Auftrag kleiner und das Ergebnis besser. Für mich ist das kein schlechtes Geschäft, denn solche Kunden kommen wieder.",
          },
        ],
      },
      {
        id: "numbers",
        title: "Ergebnis zuerst",
        description: "Mit der Zahl beginnen und zurückerzählen, wie sie zustande kam.",
        sections: [
          {
            title: "Die Zahl",
            text: "Von {{vorher}} auf {{nachher}} in {{zeitraum}}. Das ist die Bilanz eines Projekts, das beinahe nicht zustande gekommen wäre.",
          },
          {
            title: "Warum beinahe",
            text: "Im ersten Gespräch habe ich abgeraten. Der Kunde wollte {{leistung}}, und ich war überzeugt, dass es ihm nichts bringt. Stattdessen habe ich vorgeschlagen, zuerst eine Woche lang zu messen. Das kostete wenig und klang nach noch weniger.",
          },
          {
            title: "Was die Messung zeigte",
            text: "Vier Fünftel der Verzögerung entstanden an einer Stelle, die keiner auf der Liste hatte: bei einer Freigabe, die per E-Mail lief und im Urlaub liegen blieb. Kein Angebot der Welt hätte das gelöst.",
          },
          {
            title: "Was wir getan haben",
            text: "1. Die Freigabe gestrichen, wo sie nie etwas verhindert hatte.\n2. Für den Rest eine Vertretung bestimmt.\n3. Erst danach gebaut, was ursprünglich geplant war, nur halb so groß.",
          },
          {
            title: "Was es gekostet hat",
            text: "Insgesamt weniger als das erste Angebot. Der Kunde hat das Ersparte in den nächsten Schritt gesteckt, den wir gerade zusammen planen. Messen Sie in Ihren Projekten zuerst, oder fangen Sie lieber gleich an? Beides kann richtig sein.",
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
        description: "Eine These, zwei Gründe, das beste Gegenargument.",
        sections: [
          {
            title: "Die These",
            text: "Ich halte {{gewohnheit}} für Zeitverschwendung. Das sage ich, obwohl ich es selbst jahrelang empfohlen habe.",
          },
          {
            title: "Der erste Grund",
            text: "Es beantwortet eine Frage, die niemand gestellt hat. In {{zahl}} Projekten hat nicht ein Kunde danach anders entschieden als vorher.",
          },
          {
            title: "Der zweite Grund",
            text: "Es gibt allen das Gefühl, vorangekommen zu sein. Dieses Gefühl ist gefährlich, denn es ersetzt den nächsten Schritt. Man hat ja schon etwas getan.",
          },
          {
            title: "Das beste Gegenargument",
            text: "Eine Kollegin, die ich sehr schätze, sieht es anders: Ohne diesen Schritt redeten die Leute gar nicht erst miteinander. Da ist etwas dran. Nur kann man auch miteinander reden, ohne dabei vierzig Folien zu füllen.",
          },
          {
            title: "Mein Vorschlag",
            text: "Lassen Sie es beim nächsten Mal weg und stecken Sie die Zeit in ein Gespräch mit drei Menschen, die es betrifft. Danach entscheiden Sie neu. Wer hat das schon versucht, und wie ging es aus?",
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
            text: "„{{meinung}}“ – diesen Satz lese ich hier mindestens einmal in der Woche. Ich verstehe, woher er kommt. Richtig finde ich ihn nicht.",
          },
          {
            title: "Was daran stimmt",
            text: "Für große Firmen mit eigener Abteilung trifft er zu. Dort gibt es Leute, die nichts anderes tun, und genug Fälle, damit sich die Mühe lohnt.",
          },
          {
            title: "Was daran nicht stimmt",
            text: "Für {{zielgruppe}} sieht die Rechnung anders aus. Hier macht es jemand nebenher, am späten Nachmittag, zwischen zwei Terminen. Was im Großen nach System aussieht, ist im Kleinen eine zweite Stelle, die niemand bezahlt.",
          },
          {
            title: "Was ich stattdessen rate",
            text: "Eine Sache aussuchen, die man jede Woche durchhält, auch in einer schlechten. Alles andere bewusst lassen und das laut sagen. Nicht weil das andere falsch wäre, sondern weil ein halbes System schlechter ist als eine ganze Gewohnheit.",
          },
          {
            title: "Frage",
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
    picture: "Drei nummerierte Schritte untereinander",
    posts: [
      {
        id: "howto",
        title: "Anleitung in drei Schritten",
        description: "Ein Handgriff, den man nach dem Lesen kann.",
        sections: [
          {
            title: "Für wen",
            text: "Wer {{aufgabe}} regelmäßig macht, kann sich ab heute eine halbe Stunde pro Woche sparen. So geht es:",
          },
          {
            title: "Schritt eins",
            text: "1. {{schritt 1}}. Klingt selbstverständlich, wird aber meistens ausgelassen. Genau daran scheitert später alles andere.",
          },
          {
            title: "Schritt zwei",
            text: "2. {{schritt 2}}. Nehmen Sie dafür einen echten Fall und keinen ausgedachten. An ausgedachten Fällen klappt immer alles.",
          },
          {
            title: "Schritt drei",
            text: "3. {{schritt 3}}. Danach weglegen und erst am nächsten Morgen noch einmal ansehen. Die meisten Schwächen fallen nach einer Nacht von selbst auf.",
          },
          {
            title: "Der häufigste Stolperstein",
            text: "Viele wollen alle drei Schritte an einem Nachmittag schaffen. Lassen Sie es. Einer pro Tag ist am Ende schneller, weil Sie nichts zweimal machen. Bei welchem Schritt hängen Sie gerade?",
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
            text: "„{{begriff}}“ steht in jedem zweiten Angebot. Gefragt, was es bedeutet, werden auch Fachleute plötzlich leise.",
          },
          {
            title: "Die Erklärung",
            text: "Gemeint ist etwas Einfaches: {{erklärung}}. Mehr steckt nicht dahinter, auch wenn die Folien dazu etwas anderes vermuten lassen.",
          },
          {
            title: "Ein Beispiel",
            text: "Stellen Sie sich eine Werkstatt vor. Wer dort erst beim Einbau merkt, dass eine Schraube fehlt, hat schon verloren. Wer vorher einmal die Kiste durchzählt, nicht. Dieses Durchzählen ist gemeint.",
          },
          {
            title: "Wann es sich lohnt",
            text: "Sobald mehr als {{zahl}} Beteiligte daran arbeiten. Darunter genügt ein Gespräch in der Küche.",
          },
          {
            title: "Merksatz",
            text: "Fragen Sie beim nächsten Angebot nach: Was genau tun Sie dabei, und woran erkenne ich, dass es fertig ist? Gute Anbieter freuen sich darüber. Welches Wort soll ich als Nächstes übersetzen?",
          },
        ],
      },
    ],
  },
  behind: {
    title: "Behind",
    description:
      "Ein Blick hinter die Kulissen: ein Arbeitstag, eine Entscheidung, ein Zweifel. Menschen beauftragen Menschen; hier sieht man, wie Sie arbeiten, wenn niemand zusieht.",
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
            text: "8:10 Uhr. Ich wollte an {{projekt}} weitermachen. Stattdessen beantworte ich zwanzig Minuten lang eine Nachricht, die drei Zeilen gebraucht hätte.",
          },
          {
            title: "Der Vormittag",
            text: "9:30 Uhr. Zwei Stunden am Stück, Telefon in der Küche. Das ist die Zeit, von der meine Kunden am Ende etwas haben. Mehr als zwei solcher Blöcke schaffe ich nicht am Tag, und ich kenne niemanden, der mehr schafft.",
          },
          {
            title: "Der Rückschlag",
            text: "13:00 Uhr. Absage auf ein Angebot, an dem ich lange gesessen habe. Freundlich, begründet, trotzdem ärgerlich. Ich frage nach, woran es lag, und bekomme eine brauchbare Antwort: {{grund}}.",
          },
          {
            title: "Der Abend",
            text: "17:40 Uhr. Rechner aus. Was bleibt vom Tag? Zwei gute Stunden und ein Satz, den ich ins nächste Angebot schreibe. Wie sieht bei Ihnen ein gewöhnlicher Dienstag aus?",
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
            text: "Letzte Woche habe ich einen Auftrag abgelehnt, den ich vor zwei Jahren noch gefeiert hätte.",
          },
          {
            title: "Was dafür sprach",
            text: "Das Honorar stimmte, der Name hätte sich gut gemacht, und im Kalender war Platz. Drei gute Gründe, sofort zuzusagen.",
          },
          {
            title: "Was dagegen sprach",
            text: "Im Gespräch fiel dreimal der Satz „Das sehen wir dann“. Wer das Ergebnis beurteilen würde, blieb offen. Und {{bauchgefühl}}. Jedes für sich wäre kein Problem. Zusammen kenne ich den Verlauf.",
          },
          {
            title: "Wie ich abgesagt habe",
            text: "Am Telefon, noch am selben Tag, mit dem Grund und mit zwei Namen von Leuten, die besser passen. Das Gespräch dauerte sechs Minuten und war angenehmer als die Verhandlung davor.",
          },
          { title: "Frage", text: "Woran merken Sie, dass ein Auftrag nicht zu Ihnen passt, bevor er anfängt?" },
        ],
      },
    ],
  },
} satisfies Record<PostType, PostTypeTexts>;
