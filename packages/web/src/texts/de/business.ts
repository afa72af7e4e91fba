export default {
  home: "LinkedPotential, zur Übersicht",
  area: "Business",
  tabList: "Bereiche",
  tabs: { overview: "Übersicht", guides: "Guides", kpis: "KPIs", crm: "CRM" },
  greeting: {
    morning: (name: string) => `Guten Morgen, ${name}`,
    day: (name: string) => `Guten Tag, ${name}`,
    evening: (name: string) => `Guten Abend, ${name}`,
  },
  firstDay: "Ersten Arbeitstag eintragen",
  sample: "Beispiel",
  sampleNotice:
    "Noch gibt es keine eigenen Zahlen. Die Beispiele zeigen, wie Ihre Übersicht aussieht, sobald Ihr Team Arbeitstage einträgt.",
  figures: {
    title: (month: string) => `Ihre Zahlen im ${month}`,
    titleOf: (name: string, month: string) => `Zahlen von ${name} im ${month}`,
    sampleTitle: "Zahlen eines Monats",
    steps: {
      contacted: "Leads kontaktiert",
      interested: "Interesse gezeigt",
      appointments: "Termine vereinbart",
      won: "Projekte gewonnen",
    },
    share: (share: string) => `${share} der Kontaktierten`,
    unchanged: "±0 %",
    compared: (change: string, month: string) => `${change} zum ${month}`,
    comparedToDate: (change: string, month: string) => `${change} zum ${month}, gleicher Stand`,
  },
  targets: {
    title: "Monatsziele",
    lead: "Was möchten Sie im Monat gemeinsam erreichen? Die Ziele gelten jeden Monat, bis Sie sie ändern. Ein leeres Feld ist kein Ziel.",
    membersHint: "Ziele für einzelne Mitglieder legen Sie fest, wenn Sie in der Übersicht nur deren Zahlen wählen.",
    titleOf: (name: string) => `Monatsziele für ${name}`,
    leadOf:
      "Die Ziele gelten jeden Monat, bis Sie sie ändern. Außer Ihnen sieht sie nur dieses Mitglied. Ein leeres Feld ist kein Ziel.",
    empty: "Mit einem Monatsziel sehen Sie, ob Ihr Tempo reicht.",
    set: "Monatsziele festlegen",
    change: "Monatsziele ändern",
    saved: "Monatsziele gespeichert",
    of: (target: string) => `von ${target}`,
    progressOf: (figure: string) => `${figure}, Monatsziel`,
    progress: (count: string, target: string) => `${count} von ${target}`,
    reached: "Ziel erreicht",
    forecast: (count: string) => `Bei gleichem Tempo ${count}`,
    reference: (month: string, count: string) => `Im ${month}: ${count}`,
  },
  tasks: {
    title: "Aufgaben",
    progress: (done: number, all: number) => `${done} von ${all} erledigt`,
    done: "Erledigt",
    open: "Offen",
    toProfile: "Profil öffnen",
    toKpis: "Zu den KPIs",
    toTeam: "Team öffnen",
    toRequests: "Anfragen öffnen",
    toAnswer: "Antwort lesen",
    toAnswers: "Antworten lesen",
    toMessage: "Nachricht lesen",
    toMessages: "Nachrichten lesen",
    requests: {
      title: "Anfragen zu Ihren Aufträgen beantworten",
      text: (count: number) =>
        count === 1 ? "1 Anfrage wartet auf Ihre Antwort." : `${count} Anfragen warten auf Ihre Antwort.`,
    },
    offer: {
      title: (name: string, price: string) => `Angebot von ${name}: ${price}`,
      titlePerDay: (name: string, price: string) => `Angebot von ${name}: ${price} pro Tag`,
      text: "Nehmen Sie es an, oder lehnen Sie es ab.",
      toOffer: "Angebot ansehen",
    },
    dates: {
      title: (name: string) => `Terminvorschlag von ${name} beantworten`,
      one: (when: string) => `${when}. Nehmen Sie den Termin an, oder lehnen Sie ihn ab.`,
      several: (count: number) => `Wählen Sie einen der ${count} Termine, oder lehnen Sie alle ab.`,
      toDates: "Termin ansehen",
    },
    answers: {
      one: {
        accepted: (name: string) => `${name} hat Ihre Anfrage angenommen`,
        rejected: (name: string) => `${name} hat Ihre Anfrage abgelehnt`,
        acceptedOf: (name: string, sender: string) => `${name} hat die Anfrage von ${sender} angenommen`,
        rejectedOf: (name: string, sender: string) => `${name} hat die Anfrage von ${sender} abgelehnt`,
        text: "Die Antwort steht bei Ihren Anfragen.",
        wordless: {
          accepted: "Schreiben Sie als Nächstes, wie es weitergeht.",
          rejected: "Eine Begründung steht nicht dabei.",
        },
        andWritten: (answer: string) => `${answer} und geschrieben`,
        messages: (count: number) =>
          count === 1 ? "1 neue Nachricht bei Ihren Anfragen." : `${count} neue Nachrichten bei Ihren Anfragen.`,
      },
      several: {
        title: (count: number) => `${count} Freelancer haben geantwortet`,
        text: (accepted: number, rejected: number, messages: number) =>
          `Angenommen: ${accepted}, abgelehnt: ${rejected}${messages > 0 ? `, neue Nachrichten: ${messages}` : ""}.`,
      },
    },
    messages: {
      from: (count: number, name: string) =>
        count === 1 ? `1 neue Nachricht von ${name}` : `${count} neue Nachrichten von ${name}`,
      fromSeveral: (count: number, people: number) => `${count} neue Nachrichten von ${people} Freelancern`,
      text: "Lesen und antworten Sie bei Ihren Anfragen.",
      about: (count: number, title: string) =>
        count === 1 ? `1 neue Nachricht zu „${title}“` : `${count} neue Nachrichten zu „${title}“`,
      aboutSeveral: (count: number, projects: number) => `${count} neue Nachrichten zu ${projects} Aufträgen`,
      textOfProjects: "Lesen und antworten Sie bei den Anfragen zu Ihren Aufträgen.",
    },
    profile: {
      title: "Profil vervollständigen",
      text: "Mit LinkedIn-Adresse und Beschreibung können wir uns auf das Gespräch mit Ihnen vorbereiten.",
    },
    company: {
      title: "Name des Unternehmens eintragen",
      text: "Er steht in Einladungen und über Ihren Aufträgen. Im selben Fenster laden Sie Ihr Team ein.",
    },
    day: {
      title: "Heutigen Arbeitstag eintragen",
      text: "Zwei Minuten am Abend genügen, solange die Zahlen noch im Kopf sind. Am Wochenende zählt der Freitag.",
    },
    friday: {
      title: "Freitag eintragen",
      text: "Zwei Minuten genügen, solange die Zahlen noch im Kopf sind. Am Wochenende zählt der Freitag.",
    },
    group: {
      title: "Zu jedem Arbeitstag eine Zielgruppe nennen",
      text: "Erst damit lassen sich Ihre Kampagnen vergleichen.",
    },
    learning: {
      title: "Erkenntnis der letzten Update-Session festhalten",
      text: "Eine genügt. Sie steht dann unter den Erkenntnissen, bis Sie sie löschen.",
    },
  },
  learnings: {
    title: "Erkenntnisse aus Update-Sessions",
    lead: "Für alle im Unternehmen sichtbar. Was Sie gerade schreiben, bleibt bis zum Festhalten auf diesem Gerät.",
    notStored:
      "Der Speicher dieses Browsers ist voll oder gesperrt. Solange diese Seite offen ist, geht nichts verloren.",
    saveFailed: "Die Erkenntnis konnte nicht gespeichert werden.",
    deleteFailed: "Die Erkenntnis konnte nicht gelöscht werden.",
    loadFailed: "Die Erkenntnisse konnten nicht geladen werden",
    topics: {
      worked: {
        title: "Funktioniert",
        question: "Was hat funktioniert?",
        example: "Zum Beispiel: Eine Frage am Anfang bringt häufiger eine Antwort.",
      },
      blocked: {
        title: "Gebremst",
        question: "Was hat uns gebremst?",
        example: "Zum Beispiel: Nach dem ersten Gespräch fehlt ein vereinbarter nächster Schritt.",
      },
      next: {
        title: "Als Nächstes",
        question: "Was probieren wir bis zur nächsten Session aus?",
        example: "Zum Beispiel: Zwei Wochen lang nur Betriebe im Umkreis ansprechen.",
      },
    },
    counted: (title: string, count: number) => `${title} (${count})`,
    add: "Festhalten",
    missing: "Bitte schreiben Sie auf, was Sie festhalten möchten.",
    empty: "Noch nichts festgehalten.",
    delete: (text: string) => `Löschen: ${text}`,
    deleted: "Erkenntnis gelöscht",
  },
  results: {
    title: "Ergebnisse im Vergleich",
    period: "Zeitraum",
    periods: { month: "Dieser Monat", quarter: "3 Monate", all: "Gesamt" },
  },
  campaigns: {
    title: "Kampagnen",
    lead: "Die Arbeitstage aus den KPIs, nach Zielgruppe zusammengefasst.",
    empty: "Für diesen Zeitraum sind keine Arbeitstage eingetragen.",
    sampleLead: "So vergleichen Sie Ihre Zielgruppen, sobald in den KPIs Arbeitstage stehen.",
    sampleNames: ["Maschinenbau, Einkauf", "Softwarehäuser, Geschäftsführung", "Logistik, Betriebsleitung"],
    name: "Zielgruppe",
    columns: ["Arbeitstage", "Kontaktiert", "Interesse", "Termine", "Gewonnen"],
    unnamed: "Ohne Zielgruppe",
  },
  members: {
    title: "Nach Mitglied",
    lead: "Die Arbeitstage aus den KPIs, nach Mitglied zusammengefasst.",
    name: "Mitglied",
    columns: ["Arbeitstage", "Kontaktiert", "Interesse", "Termine", "Gewonnen", "Letzter Eintrag"],
  },
  company: {
    loadFailed: "Die Einträge Ihres Unternehmens konnten nicht geladen werden",
    kpisLead:
      "Das Tagebuch der Akquise in Ihrem Unternehmen. Jedes Mitglied trägt seine Arbeitstage ein, alle sehen sie.",
    deleteAllText: (count: number) =>
      `${count === 1 ? "Ihr Arbeitstag wird" : `Ihre ${count} Arbeitstage werden`} für alle im Unternehmen gelöscht, Ihr Ziel auf diesem Gerät. Die Arbeitstage der anderen bleiben.`,
    scope: "Wessen Zahlen",
    everybody: "Alle Mitglieder",
    by: (name: string) => `Eingetragen von ${name}`,
    formerMember: "Ehemaliges Mitglied",
    notSaved: "Noch nicht gespeichert",
    notSavedText: (reason: string) =>
      `${reason} Ihre Einträge sind auf diesem Gerät gesichert und werden gespeichert, sobald es wieder geht.`,
    unsavedTitle: "Nicht gespeichert",
    /** `fields` names each field with its date. */
    unsaved: (fields: string) => `Zu lang oder zu groß: ${fields}. Alles andere ist gespeichert.`,
    conflictTitle: "Auf einem anderen Gerät anders eingetragen",
    conflict: (field: string, date: string, stored: string, sent: string) =>
      `${field}, ${date}: dort „${stored}“, hier „${sent}“. Es gilt der Wert von dort.`,
    fields: {
      date: "Datum",
      leadsKontaktiert: "Leads kontaktiert",
      interesseGezeigt: "Interesse gezeigt",
      terminVereinbart: "Termin vereinbart",
      projektGewonnen: "Projekt gewonnen",
      zielgruppe: "Zielgruppe",
      notizen: "Notizen",
    },
  },
  takeOver: {
    found: (days: number, learnings: number) =>
      `Auf diesem Gerät stehen ${[
        days > 0 && (days === 1 ? "1 Arbeitstag" : `${days} Arbeitstage`),
        learnings > 0 && (learnings === 1 ? "1 Erkenntnis" : `${learnings} Erkenntnisse`),
      ]
        .filter(Boolean)
        .join(" und ")}.`,
    question: "In das Unternehmen übernehmen? Dann sehen sie auch die anderen Mitglieder.",
    accept: "Übernehmen",
    decline: "Nicht übernehmen",
    done: "Die Einträge stehen jetzt im Unternehmen",
    failed: "Die Einträge konnten nicht übernommen werden. Sie stehen weiter auf diesem Gerät.",
  },
  team: {
    title: "Team",
    loadFailed: "Das Team konnte nicht geladen werden",
    companyName: "Name des Unternehmens",
    renamed: "Name gespeichert",
    nameRemoved: "Name des Unternehmens entfernt",
    nameRemovedHint:
      "Neue Einladungen nennen nur noch Sie, und neue Aufträge schlagen kein Unternehmen vor. Veröffentlichte Aufträge behalten den Namen.",
    members: "Mitglieder",
    owner: "Leitung",
    member: "Mitglied",
    self: (name: string) => `${name} (Sie)`,
    activeToday: "Heute aktiv",
    activeOn: (date: string) => `Zuletzt aktiv am ${date}`,
    neverActive: "Noch nicht aktiv",
    more: (name: string) => `Aktionen für ${name}`,
    handOver: "Leitung übergeben",
    remove: "Aus dem Team entfernen",
    leave: "Team verlassen",
    memberHint: "Mitglieder einladen und entfernen kann die Leitung.",
    invitations: "Offene Einladungen",
    noInvitations: "Keine Einladung ist offen.",
    validUntil: (date: string) => `Gilt bis ${date}`,
    expired: "Abgelaufen",
    resend: "Erneut senden",
    resendTo: (email: string) => `Erneut senden: ${email}`,
    withdraw: "Zurückziehen",
    withdrawOf: (email: string) => `Einladung zurückziehen: ${email}`,
    inviteTitle: "Person einladen",
    inviteAddress: "E-Mail-Adresse",
    inviteHint: "Die Einladung gilt 14 Tage. Ihr Team kann bis zu 10 Mitglieder haben.",
    invite: "Einladen",
    saveNameAndInvite: "Name speichern und einladen",
    invited: "Einladung gesendet",
    resent: "Einladung erneut gesendet",
    resendFailed: "Die Einladung konnte nicht erneut gesendet werden",
    withdrawn: "Einladung zurückgezogen",
    withdrawFailed: "Die Einladung konnte nicht zurückgezogen werden",
    removed: "Aus dem Team entfernt",
    removeFailed: "Die Person konnte nicht entfernt werden",
    handedOver: "Leitung übergeben",
    handOverFailed: "Die Leitung konnte nicht übergeben werden",
    left: "Sie haben das Team verlassen",
    leaveFailed: "Sie konnten das Team nicht verlassen",
    /** Conversations and projects that leave the company with a member. `name` is empty when the reader leaves. */
    taken: {
      conversations: (count: number, offers: number, name: string) => {
        const what = count === 1 ? "1 Gespräch" : `${count} Gespräche`;
        const begun = `${count === 1 ? "das" : "die"} ${name ? `${name} begonnen hat` : "Sie begonnen haben"}`;
        const offered = offers === 1 ? "1 offenes Angebot" : `${offers} offene Angebote`;
        const subject = `${what} mit Freelancern, ${begun}, ${offers === 0 ? "" : `darunter ${offered}, `}`;
        const them = count === 1 ? "es" : "sie";
        return name
          ? `${subject}${count === 1 ? "verlässt" : "verlassen"} Ihr Unternehmen: Sie sehen ${them} dann nicht mehr.`
          : `${subject}nehmen Sie mit: Ihr Unternehmen sieht ${them} dann nicht mehr.`;
      },
      allConversations: (name: string) =>
        name
          ? `Gespräche mit Freelancern, die ${name} begonnen hat, verlassen Ihr Unternehmen: Sie sehen sie dann nicht mehr.`
          : "Gespräche mit Freelancern, die Sie begonnen haben, nehmen Sie mit: Ihr Unternehmen sieht sie dann nicht mehr.",
      projects: (count: number, name: string) => {
        if (name && count === 1) return `1 Auftrag von ${name} verlässt Ihr Unternehmen mit den Anfragen dazu.`;
        if (name) return `${count} Aufträge von ${name} verlassen Ihr Unternehmen mit den Anfragen dazu.`;
        return `${count === 1 ? "Ihren Auftrag" : `Ihre ${count} Aufträge`} nehmen Sie mit den Anfragen dazu mit.`;
      },
      allProjects: (name: string) =>
        name
          ? `Aufträge von ${name} verlassen Ihr Unternehmen mit den Anfragen dazu.`
          : "Ihre Aufträge nehmen Sie mit den Anfragen dazu mit.",
    },
    questions: {
      remove: {
        title: (name: string) => `${name} aus dem Team entfernen?`,
        description: (name: string) =>
          `${name} wird abgemeldet und erfährt davon per E-Mail. Zurückkommen geht nur mit einer neuen Einladung. Zahlen und Erkenntnisse bleiben mit dem Namen im Unternehmen.`,
        confirm: "Entfernen",
      },
      handOver: {
        title: (name: string) => `Leitung an ${name} übergeben?`,
        description: (_name: string) =>
          "Sie bleiben Mitglied. Einladen, entfernen und die Leitung weitergeben kann dann nur noch diese Person.",
        confirm: "Übergeben",
      },
      leave: {
        title: (_name: string) => "Team verlassen?",
        description: (_name: string) =>
          "Ihre Zahlen und Erkenntnisse bleiben mit Ihrem Namen im Unternehmen. Zurückkommen können Sie nur mit einer neuen Einladung.",
        confirm: "Verlassen",
      },
    },
  },
  orders: { title: "Laufende Aufträge" },
  dates: {
    title: "Termine",
    with: (name: string, duration: string) => `Mit ${name}, ${duration}`,
    sessionWith: (name: string) => `Ihre Begleitung, mit ${name}`,
    toSupport: "Zu Ihrer Begleitung",
  },
  support: {
    title: "Ihre Begleitung",
    contact: "Fragen",
    contactText: "Schreiben Sie uns zu Zahlen, Team oder Vertrag. Wir antworten per E-Mail.",
    write: "Nachricht schreiben",
    goesTo: (name: string, email: string) => `Ihre Nachricht geht an ${name} (${email}).`,
    messageSubject: "Frage zu unserer Zusammenarbeit",
    subject: "Betreff",
    message: "Nachricht",
    answerTo: (email: string) => `Die Antwort geht an ${email}.`,
    sendMessage: "Nachricht senden",
    messageSent: "Nachricht gesendet",
    call: "Strategiegespräch",
    callText: "Wir gehen gemeinsam Ihre Zahlen durch und legen fest, was Sie als Nächstes ausprobieren.",
    callMessage: "Worüber möchten Sie sprechen, und wann passt es Ihnen?",
    callSubject: "Strategiegespräch",
    replyTo: (email: string) => `Unsere Terminvorschläge gehen an ${email}.`,
    requestCall: "Termin anfragen",
    sendCall: "Senden",
    callSent: "Anfrage gesendet",
    requestedOn: (date: string) => `Angefragt am ${date}.`,
    requestedBy: (name: string, date: string) => `Angefragt von ${name} am ${date}.`,
    willReply: "Wir melden uns per E-Mail mit Terminvorschlägen.",
    repliedOn: (date: string) => `Am ${date} haben wir Ihnen per E-Mail geantwortet.`,
    agreedFailed: "Ansprechperson, Termin und Unterlagen konnten nicht geladen werden",
    person: "Ansprechperson",
    reach: "So erreichen Sie uns",
    phone: (number: string) => `${number} anrufen`,
    session: "Nächster Termin",
    join: "Zum Termin",
    documents: "Unterlagen",
  },
  soon: {
    badge: "Demnächst verfügbar",
    book: "Strategiegespräch buchen",
    guides: {
      title: "Guides für Ihr Team",
      lead: "Hier entstehen Leitfäden, mit denen neue Teammitglieder vom ersten Tag an so verkaufen, wie Sie es möchten.",
      points: [
        "Der Weg vom ersten Kontakt bis zum Termin, Schritt für Schritt",
        "Formulierungen, die Ihr Team anpassen kann",
        "Vorbereitung und Nachbereitung von Kundengesprächen",
      ],
    },
    crm: {
      title: "CRM für Ihr Team",
      lead: "Hier sieht Ihr Team künftig, wer mit wem spricht und was der nächste Schritt ist.",
      points: [
        "Gemeinsame Liste aller Kontakte",
        "Zuständigkeiten und fällige Follow-ups",
        "Pipeline mit Auftragswerten",
      ],
    },
  },
};
