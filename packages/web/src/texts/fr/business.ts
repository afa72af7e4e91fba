import type { Texts } from "../areas.ts";

const texts: Texts["business"] = {
  home: "LinkedPotential, aller à l’aperçu",
  area: "Business",
  tabList: "Rubriques",
  tabs: { overview: "Aperçu", guides: "Guides", kpis: "KPI", crm: "CRM" },
  greeting: {
    morning: (name: string) => `Bonjour ${name}`,
    day: (name: string) => `Bonjour ${name}`,
    evening: (name: string) => `Bonsoir ${name}`,
  },
  firstDay: "Saisir le premier jour ouvré",
  sample: "Exemple",
  sampleNotice:
    "Vous n’avez pas encore de chiffres. Les exemples montrent à quoi ressemblera votre aperçu dès que votre équipe aura saisi des jours ouvrés.",
  figures: {
    title: (month: string) => `Vos chiffres, ${month}`,
    titleOf: (name: string, month: string) => `Chiffres de ${name}, ${month}`,
    sampleTitle: "Les chiffres d’un mois",
    steps: {
      contacted: "Leads contactés",
      interested: "Intérêt manifesté",
      appointments: "Rendez-vous fixés",
      won: "Projets gagnés",
    },
    share: (share: string) => `${share} des personnes contactées`,
    unchanged: "±0 %",
    compared: (change: string, month: string) => `${change} par rapport à ${month}`,
    comparedToDate: (change: string, month: string) => `${change} par rapport à ${month}, à date égale`,
  },
  targets: {
    title: "Objectifs du mois",
    lead: "Que voulez-vous atteindre ensemble en un mois ? Les objectifs valent chaque mois, jusqu’à ce que vous les changiez. Un champ vide n’est pas un objectif.",
    membersHint: "Pour fixer les objectifs d’un seul membre, choisissez ses chiffres dans la vue d’ensemble.",
    titleOf: (name: string) => `Objectifs du mois : ${name}`,
    leadOf:
      "Les objectifs valent chaque mois, jusqu’à ce que vous les changiez. Seuls vous et ce membre les voyez. Un champ vide n’est pas un objectif.",
    empty: "Avec un objectif, vous voyez si votre rythme suffit.",
    set: "Définir les objectifs du mois",
    change: "Modifier les objectifs du mois",
    saved: "Objectifs du mois enregistrés",
    of: (target: string) => `sur ${target}`,
    progressOf: (figure: string) => `${figure}, objectif du mois`,
    progress: (count: string, target: string) => `${count} sur ${target}`,
    reached: "Objectif atteint",
    forecast: (count: string) => `${count} à ce rythme`,
    reference: (month: string, count: string) => `En ${month} : ${count}`,
  },
  tasks: {
    title: "Tâches",
    progress: (done: number, all: number) => `${done} sur ${all} faites`,
    done: "Faite",
    open: "Ouverte",
    toProfile: "Ouvrir le profil",
    toKpis: "Voir les KPI",
    toTeam: "Ouvrir l’équipe",
    toRequests: "Ouvrir les demandes",
    toAnswer: "Lire la réponse",
    toAnswers: "Lire les réponses",
    toMessage: "Lire le message",
    toMessages: "Lire les messages",
    requests: {
      title: "Répondre aux demandes pour vos missions",
      text: (count: number) =>
        count === 1 ? "1 demande attend votre réponse." : `${count} demandes attendent votre réponse.`,
    },
    offer: {
      title: (name, price) => `Devis de ${name} : ${price}`,
      titlePerDay: (name, price) => `Devis de ${name} : ${price} par jour`,
      text: "Acceptez-le ou refusez-le.",
      toOffer: "Voir le devis",
    },
    dates: {
      title: (name) => `Répondre aux dates proposées par ${name}`,
      one: (when) => `${when}. Acceptez la date ou refusez-la.`,
      several: (count) => `Choisissez l’une des ${count} dates ou refusez-les toutes.`,
      toDates: "Voir les dates",
    },
    answers: {
      one: {
        accepted: (name) => `${name} a accepté votre demande`,
        rejected: (name) => `${name} a refusé votre demande`,
        acceptedOf: (name, sender) => `${name} a accepté la demande de ${sender}`,
        rejectedOf: (name, sender) => `${name} a refusé la demande de ${sender}`,
        text: "La réponse se trouve parmi vos demandes.",
        wordless: {
          accepted: "Écrivez maintenant comment vous souhaitez continuer.",
          rejected: "Aucune raison n’est indiquée.",
        },
        andWritten: (answer) => `${answer} et vous a écrit`,
        messages: (count) =>
          count === 1 ? "1 nouveau message sous vos demandes." : `${count} nouveaux messages sous vos demandes.`,
      },
      several: {
        title: (count) => `${count} freelances ont répondu`,
        text: (accepted, rejected, messages) =>
          `Acceptées : ${accepted}, refusées : ${rejected}${messages > 0 ? `, nouveaux messages : ${messages}` : ""}.`,
      },
    },
    messages: {
      from: (count, name) => (count === 1 ? `1 nouveau message de ${name}` : `${count} nouveaux messages de ${name}`),
      fromSeveral: (count, people) => `${count} nouveaux messages de ${people} freelances`,
      text: "Lisez et répondez sous vos demandes.",
      about: (count, title) =>
        count === 1 ? `1 nouveau message pour « ${title} »` : `${count} nouveaux messages pour « ${title} »`,
      aboutSeveral: (count, projects) => `${count} nouveaux messages pour ${projects} missions`,
      textOfProjects: "Lisez et répondez sous les demandes pour vos missions.",
    },
    profile: {
      title: "Compléter le profil",
      text: "Votre profil LinkedIn et quelques lignes nous aident à préparer notre entretien.",
    },
    company: {
      title: "Indiquer le nom de l’entreprise",
      text: "Il figure dans les invitations et au-dessus de vos missions. C’est aussi là que vous invitez votre équipe.",
    },
    day: {
      title: "Saisir la journée d’aujourd’hui",
      text: "Deux minutes le soir suffisent, quand les chiffres sont encore frais. Le week-end, c’est le vendredi qui compte.",
    },
    friday: {
      title: "Saisir vendredi",
      text: "Deux minutes suffisent, quand les chiffres sont encore frais. Le week-end, c’est le vendredi qui compte.",
    },
    group: {
      title: "Indiquer une cible pour chaque jour ouvré",
      text: "C’est ce qui permet de comparer vos campagnes.",
    },
    learning: {
      title: "Noter un enseignement de la dernière session de suivi",
      text: "Un seul suffit. Il reste dans la liste jusqu’à ce que vous le supprimiez.",
    },
  },
  learnings: {
    title: "Enseignements des sessions de suivi",
    lead: "Visible par toute l’entreprise. Ce que vous êtes en train d’écrire reste sur cet appareil jusqu’à l’enregistrement.",
    notStored: "La mémoire de ce navigateur est pleine ou bloquée. Tant que cette page est ouverte, rien n’est perdu.",
    saveFailed: "L’enseignement n’a pas pu être enregistré.",
    deleteFailed: "L’enseignement n’a pas pu être supprimé.",
    loadFailed: "Les enseignements n’ont pas pu être chargés",
    topics: {
      worked: {
        title: "Ce qui marche",
        question: "Qu’est-ce qui a fonctionné ?",
        example: "Par exemple : une question au début apporte plus de réponses.",
      },
      blocked: {
        title: "Ce qui freine",
        question: "Qu’est-ce qui nous a freinés ?",
        example: "Par exemple : aucune suite n’est convenue après le premier entretien.",
      },
      next: {
        title: "La suite",
        question: "Qu’allons-nous essayer d’ici à la prochaine session ?",
        example: "Par exemple : pendant deux semaines, ne contacter que des entreprises des environs.",
      },
    },
    counted: (title: string, count: number) => `${title} (${count})`,
    add: "Noter",
    missing: "Veuillez écrire ce que vous souhaitez noter.",
    empty: "Rien n’est encore noté.",
    delete: (text: string) => `Supprimer : ${text}`,
    deleted: "Enseignement supprimé",
  },
  results: {
    title: "Comparaison des résultats",
    period: "Période",
    periods: { month: "Ce mois-ci", quarter: "3 mois", all: "Total" },
  },
  campaigns: {
    title: "Campagnes",
    lead: "Les jours ouvrés des KPI, par cible.",
    empty: "Aucun jour ouvré n’est saisi pour cette période.",
    sampleLead: "Vous comparerez ainsi vos cibles dès que les KPI contiendront des jours ouvrés.",
    sampleNames: ["Construction mécanique, achats", "Éditeurs de logiciels, direction", "Logistique, exploitation"],
    name: "Cible",
    columns: ["Jours ouvrés", "Contactés", "Intérêt", "Rendez-vous", "Gagnés"],
    unnamed: "Sans cible",
  },
  members: {
    title: "Par membre",
    lead: "Les jours ouvrés des KPI, par membre.",
    name: "Membre",
    columns: ["Jours ouvrés", "Contactés", "Intérêt", "Rendez-vous", "Gagnés", "Dernière saisie"],
  },
  company: {
    loadFailed: "Les saisies de votre entreprise n’ont pas pu être chargées",
    kpisLead:
      "Le journal de prospection de votre entreprise. Chaque membre saisit ses jours ouvrés, visibles par tous.",
    deleteAllText: (count: number) =>
      `${count === 1 ? "Votre jour ouvré sera supprimé" : `Vos ${count} jours ouvrés seront supprimés`} pour toute l’entreprise, ainsi que votre objectif sur cet appareil. Ceux des autres membres sont conservés.`,
    scope: "Chiffres affichés",
    everybody: "Tous les membres",
    by: (name: string) => `Saisi par ${name}`,
    formerMember: "Ancien membre",
    notSaved: "Pas encore enregistré",
    notSavedText: (reason: string) =>
      `${reason} Vos saisies sont conservées sur cet appareil et seront enregistrées dès que possible.`,
    unsavedTitle: "Non enregistré",
    unsaved: (fields: string) => `Trop long ou trop grand : ${fields}. Tout le reste est enregistré.`,
    conflictTitle: "Valeur différente sur un autre appareil",
    conflict: (field: string, date: string, stored: string, sent: string) =>
      `${field}, ${date} : « ${stored} » sur l’autre appareil, « ${sent} » ici. La valeur de l’autre appareil est conservée.`,
    fields: {
      date: "Date",
      leadsKontaktiert: "Leads contactés",
      interesseGezeigt: "Intérêt manifesté",
      terminVereinbart: "Rendez-vous fixé",
      projektGewonnen: "Projet gagné",
      zielgruppe: "Cible",
      notizen: "Notes",
    },
  },
  takeOver: {
    found: (days: number, learnings: number) =>
      `Cet appareil contient ${[
        days > 0 && (days === 1 ? "1 jour ouvré" : `${days} jours ouvrés`),
        learnings > 0 && (learnings === 1 ? "1 enseignement" : `${learnings} enseignements`),
      ]
        .filter(Boolean)
        .join(" et ")}.`,
    question: "Les transférer dans l’entreprise ? Les autres membres les verront aussi.",
    accept: "Transférer",
    decline: "Ne pas transférer",
    done: "Les saisies sont maintenant dans l’entreprise",
    failed: "Les saisies n’ont pas pu être transférées. Elles restent sur cet appareil.",
  },
  team: {
    title: "Équipe",
    loadFailed: "L’équipe n’a pas pu être chargée",
    companyName: "Nom de l’entreprise",
    renamed: "Nom enregistré",
    nameRemoved: "Nom de l’entreprise supprimé",
    nameRemovedHint:
      "Les nouvelles invitations ne mentionnent plus que vous, et les nouvelles missions ne proposent plus d’entreprise. Les missions publiées gardent le nom.",
    members: "Membres",
    owner: "Responsable",
    member: "Membre",
    self: (name: string) => `${name} (vous)`,
    activeToday: "Activité aujourd’hui",
    activeOn: (date: string) => `Dernière activité le ${date}`,
    neverActive: "Aucune activité",
    more: (name: string) => `Actions pour ${name}`,
    handOver: "Céder le rôle de responsable",
    remove: "Retirer de l’équipe",
    leave: "Quitter l’équipe",
    memberHint: "La personne responsable peut inviter et retirer des membres.",
    invitations: "Invitations en attente",
    noInvitations: "Aucune invitation n’est en attente.",
    validUntil: (date: string) => `Valable jusqu’au ${date}`,
    expired: "Expirée",
    resend: "Renvoyer",
    resendTo: (email: string) => `Renvoyer : ${email}`,
    withdraw: "Retirer",
    withdrawOf: (email: string) => `Retirer l’invitation : ${email}`,
    inviteTitle: "Inviter une personne",
    inviteAddress: "Adresse e-mail",
    inviteHint: "L’invitation est valable 14 jours. L’équipe peut compter jusqu’à 10 membres.",
    invite: "Inviter",
    saveNameAndInvite: "Enregistrer le nom et inviter",
    invited: "Invitation envoyée",
    resent: "Invitation renvoyée",
    resendFailed: "L’invitation n’a pas pu être renvoyée.",
    withdrawn: "Invitation retirée",
    withdrawFailed: "L’invitation n’a pas pu être retirée.",
    removed: "Retiré de l’équipe",
    removeFailed: "La personne n’a pas pu être retirée",
    handedOver: "Rôle de responsable cédé",
    handOverFailed: "Le rôle de responsable n’a pas pu être cédé",
    left: "Vous avez quitté l’équipe",
    leaveFailed: "Vous n’avez pas pu quitter l’équipe",
    /** Conversations and projects that leave the company with a member. `name` is empty when the reader leaves. */
    taken: {
      conversations: (count: number, offers: number, name: string) => {
        const what = count === 1 ? "1 échange avec un freelance" : `${count} échanges avec des freelances`;
        const begun = `${name ? `que ${name} a` : "que vous avez"} ${count === 1 ? "commencé" : "commencés"}`;
        const offered =
          offers === 0 ? "" : `, dont ${offers === 1 ? "1 offre en attente" : `${offers} offres en attente`}`;
        const them = count === 1 ? "le" : "les";
        return name
          ? `${what} ${begun}${offered}${offered && ","} ${count === 1 ? "quitte" : "quittent"} votre entreprise : vous ne ${them} verrez plus.`
          : `Vous emportez ${what} ${begun}${offered} : votre entreprise ne ${them} verra plus.`;
      },
      allConversations: (name: string) =>
        name
          ? `Les échanges avec des freelances que ${name} a commencés quittent votre entreprise : vous ne les verrez plus.`
          : "Vous emportez les échanges avec des freelances que vous avez commencés : votre entreprise ne les verra plus.",
      projects: (count: number, name: string) => {
        if (name && count === 1) return `1 mission de ${name} quitte votre entreprise, avec les demandes reçues.`;
        if (name) return `${count} missions de ${name} quittent votre entreprise, avec les demandes reçues.`;
        return `Vous emportez ${count === 1 ? "votre mission" : `vos ${count} missions`}, avec les demandes reçues.`;
      },
      allProjects: (name: string) =>
        name
          ? `Les missions de ${name} quittent votre entreprise, avec les demandes reçues.`
          : "Vous emportez vos missions, avec les demandes reçues.",
    },
    questions: {
      remove: {
        title: (name: string) => `Retirer ${name} de l’équipe ?`,
        description: (name: string) =>
          `La session de ${name} prend fin, et un e-mail l’en informe. Un retour n’est possible que sur une nouvelle invitation. Ses chiffres et ses enseignements restent dans l’entreprise, avec son nom.`,
        confirm: "Retirer",
      },
      handOver: {
        title: (name: string) => `Confier le rôle de responsable à ${name} ?`,
        description: (_name: string) =>
          "Vous restez membre. Seule cette personne pourra ensuite inviter, retirer et céder ce rôle.",
        confirm: "Confier",
      },
      leave: {
        title: (_name: string) => "Quitter l’équipe ?",
        description: (_name: string) =>
          "Vos chiffres et vos enseignements restent dans l’entreprise avec votre nom. Vous ne pourrez revenir que sur une nouvelle invitation.",
        confirm: "Quitter",
      },
    },
  },
  orders: { title: "Missions en cours" },
  dates: {
    title: "Rendez-vous",
    with: (name, duration) => `Avec ${name}, ${duration}`,
    sessionWith: (name) => `Votre accompagnement, avec ${name}`,
    toSupport: "Voir votre accompagnement",
  },
  support: {
    title: "Votre accompagnement",
    contact: "Questions",
    contactText: "Une question sur vos chiffres, votre équipe ou le contrat ? Nous répondons par e-mail.",
    write: "Écrire un message",
    goesTo: (name: string, email: string) => `Votre message est adressé à ${name} (${email}).`,
    messageSubject: "Question sur notre collaboration",
    subject: "Objet",
    message: "Message",
    answerTo: (email: string) => `La réponse sera envoyée à ${email}.`,
    sendMessage: "Envoyer le message",
    messageSent: "Message envoyé",
    call: "Entretien stratégique",
    callText: "Nous regardons vos chiffres ensemble et décidons de la suite.",
    callMessage: "De quoi souhaitez-vous parler, et quand êtes-vous disponible ?",
    callSubject: "Entretien stratégique",
    replyTo: (email: string) => `Nous enverrons des propositions de dates à ${email}.`,
    requestCall: "Demander un rendez-vous",
    sendCall: "Envoyer",
    callSent: "Demande envoyée",
    requestedOn: (date: string) => `Demandé le ${date}.`,
    requestedBy: (name: string, date: string) => `Demandé par ${name} le ${date}.`,
    willReply: "Nous vous enverrons des propositions de rendez-vous par e-mail.",
    repliedOn: (date: string) => `Nous vous avons répondu par e-mail le ${date}.`,
    agreedFailed: "L’interlocuteur, le rendez-vous et les documents n’ont pas pu être chargés",
    person: "Interlocuteur",
    reach: "Comment nous joindre",
    phone: (number: string) => `Appeler le ${number}`,
    session: "Prochain rendez-vous",
    join: "Rejoindre",
    documents: "Documents",
  },
  soon: {
    badge: "Bientôt disponible",
    book: "Réserver un entretien stratégique",
    guides: {
      title: "Des guides pour votre équipe",
      lead: "Nous préparons des guides pour que les nouveaux membres de l’équipe vendent à votre façon dès le premier jour.",
      points: [
        "Du premier contact au rendez-vous, étape par étape",
        "Des messages que votre équipe peut adapter",
        "La préparation et le suivi des entretiens avec les clients",
      ],
    },
    crm: {
      title: "Un CRM pour votre équipe",
      lead: "Votre équipe verra ici qui parle à qui et quelle est la prochaine étape.",
      points: [
        "Une liste commune de tous les contacts",
        "Les responsabilités et les relances à faire",
        "Un pipeline avec le montant des affaires",
      ],
    },
  },
};

export default texts;
