export default {
  positioning: {
    title: "Positionierung: Wofür man Sie anruft",
    description: "Aus vielen Leistungen wird ein Angebot, das man in einem Satz weitersagen kann.",
    lessons: {
      niche: {
        title: "Eine Zielgruppe wählen, die es wirklich gibt",
        summary:
          "Eine Zielgruppe gibt es wirklich, wenn Sie 30 Personen daraus mit Namen nennen können. Branche, Rolle und Anlass grenzen sie ein. Nicht „der Mittelstand“, sondern „Vertriebsleitungen im Maschinenbau, die gerade ein CRM einführen“. Die Wahl gilt für ein Quartal, nicht für immer.",
        task: "Notieren Sie Branche, Rolle und Anlass und suchen Sie dazu 10 echte Profile.",
      },
      problem: {
        title: "Das Problem in den Worten der Kunden",
        summary:
          "Kunden kaufen keine Methode, sondern das Ende eines Ärgers. Ihre Worte dafür hören Sie in Gesprächen und lesen Sie in Kommentaren und Ausschreibungen. Sie gehören in Profil, Beiträge und Angebot. Ihre Fachbegriffe kommen später.",
        task: "Sammeln Sie 5 Sätze im Wortlaut, mit denen Kunden ihr Problem beschrieben haben.",
      },
      offer: {
        title: "Das Angebot in einem Satz",
        summary:
          "Der Satz nennt, wem Sie helfen, was danach anders ist und worin Ihre Arbeit besteht. Er kommt ohne Adjektive aus, denn „hochwertig“ und „ganzheitlich“ sagen alle. Gelungen ist er, wenn jemand aus einer anderen Branche ihn am nächsten Tag wiederholen kann.",
        task: "Schreiben Sie 3 Fassungen und lesen Sie jede einer Person außerhalb Ihrer Branche vor.",
      },
      proof: {
        title: "Belege statt Behauptungen",
        summary:
          "Ein Beleg hat Ausgangslage, Eingriff und Ergebnis, am besten mit einer Zahl oder einer Frist. Auch eigene Projekte, Ehrenämter und Arbeit aus der Zeit der Anstellung zählen. Nennen Sie Kunden nur mit deren Einverständnis; „ein Zulieferer mit 200 Leuten“ genügt oft.",
        task: "Beschreiben Sie 2 Projekte in je 3 Sätzen: vorher, was Sie taten, nachher.",
      },
    },
  },
  profile: {
    title: "Profil: Die Seite, die für Sie spricht",
    description: "Nach 10 Sekunden auf Ihrem Profil soll klar sein, ob man bei Ihnen richtig ist.",
    lessons: {
      impression: {
        title: "Foto und Banner: der erste Blick",
        summary:
          "Auf dem Telefon sind ohne Scrollen fast nur Foto und Banner zu sehen. Das Foto zeigt Ihr Gesicht groß, hell und vor ruhigem Hintergrund. Das Banner zeigt einen einzigen Gedanken, am besten Ihr Angebot, und lässt links unten Platz für das Foto.",
        task: "Öffnen Sie Ihr Profil auf dem Telefon und streichen Sie vom Banner alles, was Sie dort nicht lesen können.",
      },
      headline: {
        title: "Die Überschrift, die überall mitreist",
        summary:
          "Die Zeile unter Ihrem Namen steht auch neben jedem Kommentar und in jeder Suche. Oft sind nur die ersten 50 Zeichen zu sehen. Schreiben Sie dort, wem Sie wobei helfen. Berufsbezeichnung und Auszeichnungen folgen danach.",
        task: "Stellen Sie Ihre Überschrift so um, dass die ersten 50 Zeichen allein verständlich sind.",
      },
      about: {
        title: "Die Info: ein Text für eine Person",
        summary:
          "Beginnen Sie mit der Lage Ihres Kunden, nicht mit Ihrem Lebenslauf. Danach kommt, wie die Zusammenarbeit abläuft, ein Beleg und zum Schluss ein einfacher nächster Schritt. Kurze Absätze und die Ich-Form machen den Text lesbar; die ersten 3 Zeilen entscheiden, ob jemand weiterliest.",
        task: "Schreiben Sie die ersten 3 Zeilen neu, ohne das Wort „ich“ am Anfang.",
      },
      showcase: {
        title: "Im Fokus und Empfehlungen",
        summary:
          "Der Bereich „Im Fokus“ zeigt 2 oder 3 Arbeiten, die zu Ihrem Angebot passen, und nicht alles, was Sie je gemacht haben. Empfehlungen wirken, wenn sie ein Ergebnis nennen. Bitten Sie am besten kurz nach einem Erfolg darum, und nennen Sie dabei das Projekt und den Punkt, um den es Ihnen geht.",
        task: "Bitten Sie einen Kunden um eine Empfehlung zu einem bestimmten Ergebnis.",
      },
    },
  },
  outreach: {
    title: "Ansprache: Vom Fremden zum Gespräch",
    description: "Passende Menschen finden und ein Gespräch beginnen, ohne zu werben.",
    lessons: {
      search: {
        title: "20 passende Menschen finden",
        summary:
          "Eine kurze Liste mit Gründen schlägt eine lange ohne. Suchen Sie nach Rolle, Branche und Ort und achten Sie auf Anlässe wie eine neue Stelle, eine Stellenanzeige oder einen Beitrag zum Thema. Zu jedem Namen gehört eine Zeile, warum gerade diese Person und warum jetzt.",
        task: "Legen Sie 10 Leads im CRM an, jeden mit seinem Anlass im Feld für den nächsten Schritt.",
      },
      note: {
        title: "Die Notiz zur Vernetzung",
        summary:
          "Die Notiz hat 200 Zeichen und soll zeigen, dass Sie genau diese Person meinen. Ein Bezug auf einen Beitrag, eine gemeinsame Gruppe oder eine Frage genügt. Ein Angebot gehört nicht hinein. 5 bis 10 solcher Anfragen am Tag reichen aus.",
        task: "Schreiben Sie 3 Notizen mit höchstens 200 Zeichen, jede mit einem anderen Bezug.",
      },
      opening: {
        title: "Die erste Nachricht nach der Zusage",
        summary:
          "Werbung ohne Einwilligung ist auch zwischen Unternehmen unzulässig, und eine Vernetzung ist keine Einwilligung. Beginnen Sie deshalb ein Gespräch, das Sie auch ohne Auftrag interessiert. Bedanken Sie sich, gehen Sie auf den Anlass ein und stellen Sie eine Frage, die sich in einem Satz beantworten lässt. Ihr Angebot kommt zur Sprache, wenn danach gefragt wird.",
        task: "Formulieren Sie eine erste Nachricht aus 3 Sätzen, die mit einer leichten Frage endet.",
      },
      routine: {
        title: "Eine halbe Stunde am Tag",
        summary:
          "Regelmäßig und wenig bringt mehr als selten und viel. 10 Minuten kommentieren, 10 Minuten antworten, 10 Minuten neue Kontakte, das genügt. Feste Uhrzeit, Timer und ein Strich je Tag halten die Gewohnheit am Leben, auch in vollen Projektwochen.",
        task: "Tragen Sie für die nächsten 5 Arbeitstage je eine halbe Stunde als Aufgabe ein.",
      },
    },
  },
  followUp: {
    title: "Nachfassen: Dranbleiben mit Anstand",
    description: "Die meisten Aufträge entstehen nach der zweiten Nachricht. So schreiben Sie sie.",
    lessons: {
      rhythm: {
        title: "Der richtige Abstand",
        summary:
          "Nach einer ersten Nachricht warten Sie 5 bis 7 Tage, nach einem Angebot 3 bis 5. Mehr als 2 bis 3 Nachfass-Nachrichten werden lästig. Hat Ihr Gegenüber einen Zeitpunkt genannt, melden Sie sich genau dann. Tragen Sie das Datum sofort ein, statt sich auf Ihr Gedächtnis zu verlassen.",
        task: "Geben Sie jedem offenen Lead im CRM ein Datum für das nächste Follow-up.",
      },
      occasion: {
        title: "Ein Anlass statt „Ich wollte mal hören“",
        summary:
          "Jede Nachfass-Nachricht bringt etwas mit, etwa eine Antwort auf eine offene Frage, ein passendes Beispiel, eine Zahl oder den Hinweis auf eine Frist. So ist Ihre Nachricht auch dann nützlich, wenn daraus nichts wird. Ein Satz Bezug, ein Satz Inhalt, eine Frage.",
        task: "Suchen Sie zu 3 offenen Leads je einen Inhalt, der ihnen diese Woche hilft.",
      },
      silence: {
        title: "Wenn niemand antwortet",
        summary:
          "Schweigen heißt meistens „keine Zeit“ und selten „Nein“. Mit der letzten Nachricht machen Sie es der Person leicht. Sie schließen das Thema von Ihrer Seite ab, nennen den einen offenen Punkt und lassen die Tür auf. Danach ist Ruhe. Ein neuer Anlass kommt vielleicht in einigen Monaten.",
        task: "Schreiben Sie eine letzte Nachricht, auf die man mit einem Wort antworten kann.",
      },
      overview: {
        title: "Den Überblick behalten",
        summary:
          "Ein Lead ohne nächsten Schritt ist vergessen, auch wenn er in der Liste steht. Prüfen Sie einmal in der Woche, wer überfällig ist, wer kein Datum hat und wer auf „Verloren“ gehört. Ein ehrlich geschlossener Lead schafft Platz für einen neuen.",
        task: "Planen Sie freitags 15 Minuten für die Durchsicht Ihrer Leads ein.",
      },
    },
  },
  negotiation: {
    title: "Verhandlung: Honorare sicher vertreten",
    description: "Den eigenen Preis kennen, ihn ruhig nennen und bei Nachfragen dabei bleiben.",
    lessons: {
      rate: {
        title: "Den eigenen Satz berechnen",
        summary:
          "Vom Jahr bleiben nach Urlaub, Krankheit, Akquise und Büro oft nur 110 bis 130 Tage, die Sie berechnen können. Ihr Bedarf samt Vorsorge, Steuern und Rücklagen, geteilt durch diese Tage, ist die Untergrenze. Darunter zahlen Sie drauf, und das wissen Sie besser schon vor dem Gespräch.",
        task: "Rechnen Sie Ihre Untergrenze für einen Tag aus und schreiben Sie sie auf.",
      },
      price: {
        title: "Den Preis nennen und schweigen",
        summary:
          "Der Preis folgt auf den Nutzen und steht allein. Eine Zahl, ein Punkt, keine Begründung hinterher. Reden Sie sofort weiter, verhandeln Sie gegen sich selbst. Bei 3 Varianten mit verschiedenem Umfang lautet die Frage nicht mehr „ob“, sondern „welche“.",
        task: "Sprechen Sie Ihren Preis 5-mal laut aus und halten Sie danach 3 Sekunden Stille aus.",
      },
      discount: {
        title: "„Da müssen Sie noch etwas machen“",
        summary:
          "Ein Nachlass ohne Gegenleistung sagt, dass der erste Preis nicht stimmte. Tauschen Sie stattdessen gegen einen kleineren Umfang, eine längere Laufzeit, schnellere Zahlung oder eine Empfehlung. Fragen Sie zuerst, woran der Preis gemessen wird. Oft geht es um ein Budget und nicht um den Wert.",
        task: "Schreiben Sie 3 Gegenleistungen auf, für die Sie vom Preis abgehen würden, und wie weit.",
      },
      terms: {
        title: "Was außer dem Preis zählt",
        summary:
          "Zahlungsziel, Anzahlung, Zahl der Korrekturen, Nutzungsrechte und der Umgang mit Mehrarbeit entscheiden, was vom Honorar bleibt. Klären Sie das vor dem Start und schriftlich. Eine Anzahlung von einem Drittel ist üblich und zeigt beiden Seiten, dass es ernst ist.",
        task: "Ergänzen Sie Ihr Angebot um Zahlungsziel, Anzahlung und eine Regel für Mehrarbeit.",
      },
    },
  },
  closing: {
    title: "Abschluss: Vom Gespräch zum Auftrag",
    description: "Ein Abschlussgespräch, in dem Sie fragen, zuhören und zu einer klaren Entscheidung kommen.",
    lessons: {
      questions: {
        title: "Fragen, die zur Entscheidung führen",
        summary:
          "4 Fragen genügen. Was soll anders werden? Was kostet es, wenn alles bleibt? Wer entscheidet mit? Bis wann soll es erledigt sein? Sprechen Sie höchstens ein Drittel der Zeit. Was Ihr Gegenüber selbst ausspricht, müssen Sie später nicht beweisen.",
        task: "Legen Sie die 4 Fragen als Notiz für Ihr nächstes Gespräch bereit.",
      },
      proposal: {
        title: "Ein Angebot, das man weiterleiten kann",
        summary:
          "Das Angebot lesen oft Personen, die nicht im Gespräch waren. Eine Seite reicht: Ausgangslage in den Worten des Kunden, Ziel, Vorgehen, Preis, nächster Schritt. Es geht innerhalb von 24 bis 48 Stunden hinaus, solange das Gespräch noch nachklingt.",
        task: "Kürzen Sie Ihr letztes Angebot auf eine Seite.",
      },
      doubts: {
        title: "Mit Zweifeln umgehen",
        summary:
          "Ein Einwand ist eine Frage, die noch keine Antwort hat. Wiederholen Sie ihn in eigenen Worten, fragen Sie nach dem Grund und antworten Sie erst dann. Passt es wirklich nicht, sagen Sie das. Ein ehrliches Nein bringt mehr Empfehlungen als ein erzwungenes Ja.",
        task: "Schreiben Sie die 3 häufigsten Einwände auf, jeweils mit einer Rückfrage statt einer Antwort.",
      },
      start: {
        title: "Das Ja festhalten und gut beginnen",
        summary:
          "Nach der Zusage schicken Sie noch am selben Tag eine kurze Bestätigung mit Umfang, Preis, Starttermin und dem, was Sie vom Kunden brauchen. Ein fester erster Termin verhindert, dass das Projekt wieder nach hinten rutscht. Ein guter Start ist auch die beste Vorbereitung auf die Empfehlung am Ende.",
        task: "Bereiten Sie eine Bestätigung vor, in die Sie nur noch Namen und Daten eintragen.",
      },
    },
  },
};
