import type { Texts } from "../areas.ts";

const texts: Texts["business"] = {
  home: "LinkedPotential, vers l’aperçu",
  area: "Business",
  tabList: "Rubriques",
  tabs: { overview: "Aperçu", guides: "Guides", kpis: "KPI", crm: "CRM" },
  greeting: (name: string) => `Bonjour, ${name}`,
  firstDay: "Saisir le premier jour ouvré",
  sample: "Exemple",
  sampleNotice:
    "Il n’y a pas encore de chiffres à vous. Ce qui porte la mention « Exemple » montre à quoi ressemblera votre aperçu dès que votre équipe saisira des jours ouvrés.",
  figures: {
    title: (month: string) => `Vos chiffres, ${month}`,
    sampleTitle: "Les chiffres d’un mois",
    steps: {
      contacted: "Leads contactés",
      interested: "Intérêt manifesté",
      appointments: "Rendez-vous fixés",
      won: "Projets gagnés",
    },
    share: (share: string) => `${share} des personnes contactées`,
  },
  tasks: {
    title: "Tâches",
    progress: (done: number, all: number) => `${done} sur ${all} faites`,
    done: "Faite",
    open: "Ouverte",
    toProfile: "Ouvrir le profil",
    toKpis: "Vers les KPI",
    profile: {
      title: "Compléter le profil",
      text: "Avec votre adresse LinkedIn et une description, nous pouvons préparer l’entretien avec vous.",
    },
    day: {
      title: "Saisir le dernier jour ouvré",
      text: "Deux minutes le soir suffisent, tant que vous avez les chiffres en tête.",
    },
    group: {
      title: "Indiquer un groupe cible pour chaque jour ouvré",
      text: "C’est ce qui permet de comparer vos campagnes.",
    },
    learning: {
      title: "Noter un enseignement de la dernière session de suivi",
      text: "Un seul suffit. Il figure parmi les enseignements jusqu’à ce que vous le supprimiez.",
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
        title: "Fonctionne",
        question: "Qu’est-ce qui a fonctionné ?",
        example: "Par exemple : qui pose d’abord une question reçoit plus souvent une réponse.",
      },
      blocked: {
        title: "Freine",
        question: "Qu’est-ce qui nous a freinés ?",
        example: "Par exemple : après le premier entretien, aucune étape suivante n’est convenue.",
      },
      next: {
        title: "Ensuite",
        question: "Qu’essayons-nous d’ici la prochaine session ?",
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
  campaigns: {
    title: "Campagnes",
    lead: "Tous les jours ouvrés des KPI, réunis par groupe cible.",
    sampleLead: "Voici comment vous comparez vos groupes cibles dès que les KPI contiennent des jours ouvrés.",
    sampleNames: ["Construction mécanique, achats", "Éditeurs de logiciels, direction", "Logistique, exploitation"],
    name: "Groupe cible",
    columns: ["Jours ouvrés", "Contactés", "Intérêt", "Rendez-vous", "Gagnés"],
    unnamed: "Sans groupe cible",
  },
  company: {
    loadFailed: "Les saisies de votre entreprise n’ont pas pu être chargées",
    kpisLead: "Le journal de prospection de votre entreprise. Chaque membre saisit ses jours ouvrés, tous les voient.",
    deleteAllText: (count: number) =>
      `${count === 1 ? "Votre jour ouvré est supprimé" : `Vos ${count} jours ouvrés sont supprimés`} pour toute l’entreprise, et votre objectif sur cet appareil. Les jours ouvrés des autres restent.`,
    scope: "Les chiffres de qui",
    scopes: { everybody: "Tous", me: "Moi" },
    by: (name: string) => `Saisi par ${name}`,
    formerMember: "Ancien membre",
    notSaved: "Pas encore enregistré",
    notSavedText: (reason: string) =>
      `${reason} Vos saisies sont conservées sur cet appareil et seront enregistrées dès que possible.`,
    conflictTitle: "Saisi autrement sur un autre appareil",
    conflict: (field: string, date: string, stored: string, sent: string) =>
      `${field}, ${date} : là-bas « ${stored} », ici « ${sent} ». La valeur de l’autre appareil est conservée.`,
    fields: {
      date: "Date",
      leadsKontaktiert: "Leads contactés",
      interesseGezeigt: "Intérêt manifesté",
      terminVereinbart: "Rendez-vous fixé",
      projektGewonnen: "Projet gagné",
      zielgruppe: "Groupe cible",
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
    members: "Membres",
    owner: "Propriétaire",
    member: "Membre",
    self: (name: string) => `${name} (vous)`,
    activeToday: "Activité aujourd’hui",
    activeOn: (date: string) => `Dernière activité le ${date}`,
    neverActive: "Aucune activité",
    more: (name: string) => `Actions pour ${name}`,
    handOver: "Transmettre la propriété",
    remove: "Retirer de l’équipe",
    leave: "Quitter l’équipe",
    memberHint: "Le propriétaire peut inviter et retirer des membres.",
    invitations: "Invitations en attente",
    noInvitations: "Aucune invitation n’est en attente.",
    validUntil: (date: string) => `Valable jusqu’au ${date}`,
    expired: "Expirée",
    resend: (email: string) => `Renvoyer : ${email}`,
    withdraw: (email: string) => `Retirer l’invitation : ${email}`,
    inviteAddress: "Adresse e-mail",
    inviteHint: "L’invitation est valable 14 jours. L’équipe peut compter jusqu’à dix membres.",
    invite: "Inviter",
    invited: "Invitation envoyée",
    resent: "Invitation renvoyée",
    resendFailed: "L’invitation n’a pas pu être renvoyée.",
    withdrawn: "Invitation retirée",
    withdrawFailed: "L’invitation n’a pas pu être retirée.",
    removed: "Retiré de l’équipe",
    removeFailed: "La personne n’a pas pu être retirée",
    handedOver: "Propriété transmise",
    handOverFailed: "La propriété n’a pas pu être transmise",
    left: "Vous avez quitté l’équipe",
    leaveFailed: "Vous n’avez pas pu quitter l’équipe",
    questions: {
      remove: {
        title: (name: string) => `Retirer ${name} de l’équipe ?`,
        description:
          "Les saisies restent dans l’entreprise avec le nom. La personne ne pourra revenir qu’avec une nouvelle invitation.",
        confirm: "Retirer",
      },
      handOver: {
        title: (name: string) => `Transmettre la propriété à ${name} ?`,
        description:
          "Vous restez membre. Seule cette personne pourra alors inviter, retirer et transmettre la propriété.",
        confirm: "Transmettre",
      },
      leave: {
        title: (_name: string) => "Quitter l’équipe ?",
        description:
          "Vos saisies restent dans l’entreprise avec votre nom. Vous ne pourrez revenir qu’avec une nouvelle invitation.",
        confirm: "Quitter",
      },
    },
  },
  support: {
    title: "Votre accompagnement",
    contact: "Questions",
    contactText: "Sur les chiffres, l’équipe ou le contrat : écrivez-nous, nous répondons par e-mail.",
    write: "Écrire un message",
    call: "Entretien stratégique",
    callText: "Nous parcourons vos chiffres ensemble et décidons de ce que vous essaierez ensuite.",
    callMessage: "De quoi souhaitez-vous parler, et quand êtes-vous disponible ?",
    callSubject: "Entretien stratégique",
    replyTo: (email: string) => `Nous enverrons des propositions de dates à ${email}.`,
    requestCall: "Demander un entretien",
    sendCall: "Envoyer",
    callSent: "Demande envoyée",
    agreedFailed: "Le rendez-vous et les documents n’ont pas pu être chargés",
    session: "Prochain rendez-vous",
    join: "Rejoindre",
    documents: "Documents",
  },
  soon: {
    badge: "Bientôt disponible",
    book: "Réserver un entretien stratégique",
    guides: {
      title: "Des guides pour votre équipe",
      lead: "Ici naissent des guides grâce auxquels de nouveaux collègues vendent dès le premier jour comme vous le souhaitez.",
      points: [
        "Le chemin du premier contact au rendez-vous, étape par étape",
        "Des formulations que votre équipe peut adapter",
        "La préparation et le suivi des entretiens avec les clients",
      ],
    },
    crm: {
      title: "Un CRM pour votre équipe",
      lead: "Ici naît une vue commune de tous les contacts : qui parle à qui, et quelle est l’étape suivante ?",
      points: [
        "Une liste commune de tous les contacts",
        "Les responsabilités et les relances dues",
        "Un pipeline avec la valeur des commandes",
      ],
    },
    meanwhile: {
      guides:
        "D’ici là, nous parlons de vos guides lors des sessions de suivi. Ce que vous en retenez, vous le notez dans l’aperçu.",
      crm: "D’ici là, les KPI comptent ce que deviennent vos contacts. Le groupe cible de chaque jour ouvré montre quelle campagne porte ses fruits.",
    },
  },
};

export default texts;
