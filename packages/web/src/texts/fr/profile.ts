import type { Texts } from "../areas.ts";

const texts: Texts["profile"] = {
  bounced: {
    text: (email: string) => `Nos e-mails à ${email} n’arrivent pas. Veuillez vérifier votre adresse.`,
    change: "Vérifier l’adresse",
  },
  edit: {
    title: "Modifier le profil",
    name: "Nom",
    email: "Adresse e-mail",
    emailChanged:
      "La nouvelle adresse sera valable dès que vous aurez ouvert le lien que nous y enverrons. D’ici là, vous vous connectez comme avant.",
    currentPassword: "Mot de passe actuel",
    currentPasswordHint: "Nécessaire pour modifier l’adresse e-mail.",
    pendingEmail: (email) => `La nouvelle adresse ${email} attend sa confirmation.`,
    pendingEmailHint: "Ouvrez le lien que nous y avons envoyé. Il est valable 24 heures.",
    resendEmail: "Demander un nouveau lien",
    cancelEmail: "Annuler la modification",
    emailCancelled: "L’adresse e-mail reste inchangée",
    emailNotCancelled: "La modification n’a pas pu être annulée.",
    activityArea: "Domaine d’activité",
    noActivityArea: "Non précisé",
    ownActivityArea: "Votre domaine d’activité",
    ownActivityAreaHint: "Par exemple : traductions",
    skills: "Compétences",
    skillsHint: "Ajoutez avec une virgule ou Entrée.",
    info: "Info",
    linkedin: "URL LinkedIn",
    hints: {
      freelancer: {
        linkedin: "Nécessaire pour les collaborations. Exemple : linkedin.com/in/votre-nom",
        info: "En quoi aidez-vous vos clients ? Deux ou trois phrases suffisent.",
      },
      business: {
        linkedin: "Exemple : linkedin.com/in/votre-nom",
        info: "Que vendez-vous, et à qui ? Deux ou trois phrases suffisent.",
      },
    },
    linkedinInvalid: (text) => `${text}. Exemple : linkedin.com/in/votre-nom`,
    saved: "Profil mis à jour",
    verificationSent: (email) => `Nous avons envoyé un lien de confirmation à ${email}.`,
    errors: {
      emailTaken: "Cette adresse e-mail est déjà utilisée par une autre personne.",
      signedOut: "Vous n’êtes pas connecté. Veuillez vous reconnecter.",
      failed: "Le profil n’a pas pu être mis à jour.",
    },
  },
  activityAreas: {
    "Webdesign & Webentwicklung": "Webdesign et développement web",
    "Grafikdesign & Branding": "Graphisme et image de marque",
    "Online Marketing & SEO": "Marketing en ligne et SEO",
    "Content Creation & Copywriting": "Création de contenu et rédaction",
    "Social Media Management": "Gestion des réseaux sociaux",
    "Softwareentwicklung & Programmierung": "Développement logiciel et programmation",
    "Beratung (Digital, Business, Strategie)": "Conseil (numérique, entreprise, stratégie)",
    "Sales & Akquise": "Vente et prospection",
    "E-Commerce & Shopmanagement": "E-commerce et gestion de boutique",
    "Fotografie & Videoproduktion": "Photographie et production vidéo",
    "Virtual Assistance & Office Support": "Assistance virtuelle et administrative",
    Sonstiges: "Autre",
  },
  picture: {
    label: "Photo de profil",
    menu: "Modifier la photo de profil",
    add: "Ajouter une photo",
    change: "Changer de photo",
    crop: "Recadrer la photo",
    remove: "Supprimer la photo",
    hint: "JPEG, PNG ou WebP, 5\u00a0Mo au maximum.",
    uploaded: "Photo importée",
    updated: "Photo de profil mise à jour",
    removed: "Photo de profil supprimée",
    removeTitle: "Supprimer la photo de profil ?",
    removeText: "Les autres verront alors vos initiales.",
    confirmRemove: "Supprimer",
    failed: "La photo de profil n’a pas pu être enregistrée.",
    problems: {
      tooLarge: { title: "Fichier trop volumineux", text: "Veuillez choisir une photo de 5\u00a0Mo au maximum." },
      wrongType: {
        title: "Ce format de fichier ne convient pas",
        text: "Veuillez choisir une photo au format JPEG, PNG ou WebP.",
      },
      unreadable: {
        title: "La photo ne peut pas être ouverte",
        text: "Le fichier est sans doute endommagé. Veuillez choisir une autre photo.",
      },
    },
  },
  crop: {
    title: "Recadrer la photo",
    frame: "Cadre",
    hint: "Faites glisser le cadre à l’endroit voulu ; ses coins changent la taille. Au clavier : flèches, plus et moins.",
    size: "Taille du cadre",
    preview: "Aperçu",
    position: (x, y, size) => `Taille ${size}, ${x} depuis la gauche, ${y} depuis le haut`,
  },
  security: {
    title: "Connexion et sécurité",
    lead: "Changer le mot de passe",
    current: "Mot de passe actuel",
    next: "Nouveau mot de passe",
    nextHint: "Au moins 8 caractères.",
    confirmation: "Répéter le nouveau mot de passe",
    otherDevices:
      "Après le changement, vous serez déconnecté de tous les autres appareils. Sur celui-ci, vous restez connecté.",
    save: "Changer le mot de passe",
    changed: "Mot de passe changé",
    changedText: "Tous les autres appareils ont été déconnectés.",
    failed: "Le mot de passe n’a pas pu être changé.",
  },
  settings: {
    title: "Paramètres",
    display: "Affichage",
    language: "Langue",
    timezone: "Fuseau horaire",
    timezoneHint: "Pour les rendez-vous et les rappels.",
    theme: "Thème",
    themes: { system: "Système", light: "Clair", dark: "Sombre" },
    community: "Communauté",
    profileVisible: "Profil visible dans la communauté",
    profileVisibleHint: "Les autres freelances voient nom, photo, domaine d’activité et compétences.",
    notifications: "Notifications",
    channels: { inApp: "Dans l’app", mail: "Par e-mail" },
    kinds: {
      collaboration_request: "Nouvelle demande de collaboration",
      collaboration_request_accepted: "Réponse à votre demande",
      crm_followup: "Relance à faire dans le CRM",
      new_post: "Nouvelle publication dans la communauté",
      event_reminder: "Rappel d’un événement en direct",
    },
    toggle: (kind, channel) => `${kind} : ${channel}`,
    saved: "Paramètres enregistrés",
    failed: "Les paramètres n’ont pas pu être enregistrés.",
    loadFailed: "Les paramètres n’ont pas pu être chargés",
  },
  data: {
    title: "Vos données",
    export: {
      hint: "Tout ce que nous avons enregistré à votre sujet, dans un seul fichier (JSON), lisible par les personnes comme par les programmes.",
      start: "Exporter les données",
      again: "Réessayer",
      running:
        "Le fichier est en cours de préparation … Vous pouvez quitter la page : nous vous écrirons dès qu’il sera prêt.",
      ready: (date: string) => `Disponible jusqu’au ${date}.`,
      download: "Télécharger",
      renew: "Préparer à nouveau",
      done: "Le fichier a été téléchargé.",
      failed: "Le fichier n’a pas pu être créé.",
      notDownloaded: "Le fichier n’a pas pu être téléchargé.",
    },
    deletion: {
      hint: "Supprime votre compte et tout ce qui s’y rattache. Cette action est irréversible.",
      open: "Supprimer le compte",
      title: "Supprimer le compte",
      lead: "Prenez un instant pour lire ce que cela signifie.",
      goes: {
        title: "Ce qui est supprimé",
        freelancer: [
          "Votre profil avec sa photo, vos paramètres et toutes vos connexions",
          "Les leads avec leurs notes et leur historique, les tâches, les modèles et votre progression dans les formations",
          "Vos publications, vos demandes et votre réseau, y compris du côté des autres",
          "Vos places aux événements en direct ; elles reviennent aux personnes suivantes sur la liste d’attente",
          "Un abonnement Premium en cours prend fin immédiatement et n’est plus débité",
        ] as readonly string[],
        business: [
          "Votre profil avec sa photo, vos paramètres et toutes vos connexions",
          "Ce que vous avez noté dans l’espace entreprise sur cet appareil",
        ] as readonly string[],
      },
      stays: {
        title: "Ce qui reste, et pourquoi",
        points: [
          "Les factures, aussi longtemps que le droit fiscal allemand l’exige (§ 147 AO)",
          "Les sauvegardes, jusqu’à leur écrasement au bout de 35 jours",
        ] as readonly string[],
      },
      keep: "Souhaitez-vous conserver quelque chose ? Exportez d’abord vos données.",
      next: "Continuer",
      back: "Retour",
      confirmTitle: "Supprimer définitivement le compte",
      confirmLead: "Cette action est irréversible, même pour nous.",
      password: "Mot de passe actuel",
      confirm: "Supprimer définitivement",
      failed: "Le compte n’a pas pu être supprimé.",
    },
  },
  help: {
    title: "Aide et assistance",
    faq: "Questions fréquentes",
    questions: [
      {
        question: "Combien de leads puis-je gérer gratuitement ?",
        answer:
          "La formule gratuite comprend 50 leads, ainsi que les tâches, les relances et l’export. Premium supprime la limite. Ce que vous avez saisi est conservé dans tous les cas.",
      },
      {
        question: "Comment importer mes contacts dans le CRM ?",
        answer:
          "Ouvrez le CRM et choisissez l’import CSV. Avant l’enregistrement, vous voyez quelles lignes sont en double ou comportent des erreurs.",
      },
      {
        question: "Quand suis-je averti des relances ?",
        answer:
          "Le matin du jour indiqué pour le lead : par une notification dans l’app et, si vous le souhaitez, par e-mail. Les deux se règlent dans « Paramètres ». Les relances à faire figurent aussi parmi vos tâches.",
      },
      {
        question: "À quoi sert l’URL LinkedIn dans mon profil ?",
        answer:
          "Celui qui propose ou demande une collaboration doit savoir à qui il a affaire. Pour tout le reste, l’indication est facultative.",
      },
      {
        question: "J’ai oublié mon mot de passe. Que faire ?",
        answer:
          "Choisissez « Mot de passe oublié ? » lors de la connexion. Nous vous envoyons un lien valable une heure. Vous êtes ensuite déconnecté de tous les appareils.",
      },
      {
        question: "Comment changer mon adresse e-mail ?",
        answer:
          "Dans « Modifier le profil ». Un lien de confirmation valable 24 heures est envoyé à la nouvelle adresse. Tant que vous ne l’avez pas ouvert, vous vous connectez avec l’adresse actuelle.",
      },
      {
        question: "Puis-je emporter mes données ?",
        answer:
          "Oui. Le CRM exporte tous les leads dans un fichier CSV que tout tableur peut ouvrir. Tout le reste se demande sous forme de fichier dans « Vos données » dans les « Paramètres », où vous pouvez aussi supprimer votre compte.",
      },
    ],
    contact: "Contact",
    hours: "Du lundi au vendredi, de 9\u00a0h à 17\u00a0h",
    hoursLabel: "Horaires du support",
    answerTime: "Nous répondons aux e-mails sous 24 heures.",
    subject: "Objet",
    message: "Message",
    replyTo: (email) => `La réponse sera envoyée à ${email}.`,
    send: "Envoyer le message",
    sent: "Message envoyé",
    sentText: "Nous répondons sous 24 heures.",
    failed: "Le message n’a pas pu être envoyé.",
  },
};

export default texts;
