import type { LegalTexts } from "../legal-content.ts";

const texts: LegalTexts = {
  home: "LinkedPotential, page d’accueil",
  binding: "Cette traduction est fournie à titre d’information. La version allemande fait foi.",
  updated: "Version de novembre 2026",
  operator: {
    name: "Fournisseur",
    address: "Adresse",
    representedBy: "Représenté par",
    email: "E-mail",
    phone: "Téléphone",
    register: "Inscription au registre",
    vatId: "Numéro de TVA intracommunautaire",
    privacyContact: "Contact pour la protection des données",
    missing: "L’exploitant doit encore compléter cette information.",
    loading: "Chargement des informations…",
    failed: "Les informations sur le fournisseur n’ont pas pu être chargées",
  },
  imprint: {
    title: "Mentions légales",
    metaDescription: "Qui propose LinkedPotential et comment nous joindre.",
    sections: [
      { title: "Informations selon le § 5 DDG", paragraphs: [], operator: "provider" },
      {
        title: "Point de contact prévu par le règlement sur les services numériques",
        paragraphs: [
          "Pour les autorités comme pour toute personne qui utilise LinkedPotential, l’adresse e-mail ci-dessus est le point de contact unique (art. 11 et 12 du règlement (UE) 2022/2065). Vous pouvez nous écrire en allemand et en anglais. Pour signaler une publication ou un profil, le plus rapide est « Signaler », là où il se trouve.",
        ],
      },
      {
        title: "Règlement des litiges de consommation",
        paragraphs: [
          "Nous ne sommes ni tenus ni disposés à participer à une procédure de règlement des litiges devant un organisme de médiation de la consommation. Écrivez-nous si quelque chose ne va pas : nous chercherons une solution.",
        ],
      },
      {
        title: "LinkedIn",
        paragraphs: [
          "LinkedPotential est un service indépendant, sans lien avec LinkedIn Corporation. LinkedIn est une marque de son titulaire.",
        ],
      },
    ],
  },
  privacy: {
    title: "Politique de confidentialité",
    metaDescription:
      "Quelles données LinkedPotential enregistre, pourquoi, combien de temps, et quels sont vos droits.",
    sections: [
      {
        title: "L’essentiel",
        paragraphs: [],
        list: [
          "Aucun suivi, aucune publicité, aucun service d’analyse, aucune vente de données.",
          "Des cookies pour la connexion uniquement. C’est pourquoi il n’y a pas de bandeau.",
          "Les chiffres KPI des freelances restent sur leur appareil.",
          "Le service de paiement n’est chargé que sur la page de commande de Premium.",
          "Dans les paramètres, vous demandez vos données sous forme de fichier (disponible sept jours) ou supprimez votre compte. Ce que nous devons conserver ensuite est indiqué plus bas.",
        ],
      },
      {
        title: "Responsable",
        paragraphs: ["Le responsable du traitement (art. 4, point 7, RGPD) est :"],
        operator: "privacy",
      },
      {
        title: "Votre compte",
        paragraphs: [
          "Lors de l’inscription, nous enregistrons votre nom, votre adresse e-mail et votre mot de passe, ce dernier uniquement sous forme d’empreinte (scrypt) dont il ne peut être déduit. S’y ajoutent la langue et les paramètres, ainsi que ce que vous mettez vous-même dans votre profil : photo, adresse LinkedIn, domaine d’activité, compétences, disponibilité, tarif journalier, langues, références et une description. Sans nom ni adresse e-mail, nous ne pouvons pas tenir de compte ; tout le reste est facultatif.",
          "La base juridique est le contrat d’utilisation (art. 6, par. 1, point b, RGPD).",
        ],
      },
      {
        title: "Leads, tâches, modèles et événements en direct",
        paragraphs: [
          "Nous enregistrons ce que vous saisissez dans le CRM, les tâches et les modèles, et les événements en direct auxquels vous vous inscrivez. La base juridique est le contrat d’utilisation (art. 6, par. 1, point b, RGPD).",
          "Vous décidez des personnes que vous saisissez comme leads : vous êtes responsable de ces données, nous ne les traitons que pour vous (art. 28 RGPD). Le contrat correspondant est l’annexe « Contrat de sous-traitance » des conditions générales. Nous enregistrons la version que vous avez acceptée et la date.",
          "Pour vos analyses, nous comptons par jour combien de leads vous créez, quels contacts vous notez et quels contrats vous gagnez. Toute personne qui connaît l’adresse de votre abonnement de calendrier peut lire vos relances ouvertes ; vous pouvez la renouveler ou la désactiver à tout moment. Les liens de l’e-mail de rappel permettent de traiter les relances citées pendant sept jours sans connexion.",
        ],
      },
      {
        title: "Les entreprises et leur équipe",
        paragraphs: [
          "Nous enregistrons les jours ouvrés et les enseignements d’un compte d’entreprise pour l’entreprise. Tous les membres les voient avec le nom de la personne qui les a saisis. La base juridique est le contrat d’utilisation (art. 6, par. 1, point b, RGPD). Lorsqu’un membre quitte l’équipe, ses saisies restent à l’entreprise. Si son compte est supprimé, elles sont conservées sans son nom ; au départ du dernier membre, elles sont supprimées elles aussi.",
          "Si une entreprise vous invite, nous n’utilisons votre adresse e-mail que pour cette invitation. Elle est valable 14 jours et supprimée 30 jours plus tard.",
        ],
      },
      {
        title: "Ce qui reste sur votre appareil",
        paragraphs: [
          "Les chiffres du suivi KPI des freelances se trouvent uniquement dans le stockage de votre navigateur. Nous ne les voyons pas et ne pouvons pas les rétablir. Ils y restent aussi après la déconnexion, jusqu’à ce que vous les supprimiez ou effaciez les données du site dans le navigateur.",
        ],
      },
      {
        title: "Communauté",
        paragraphs: [
          "Les autres membres qui ont accès à la communauté voient vos publications et votre profil ; des trois publications les plus récentes, tous les autres freelances voient aussi le titre, le secteur, la date et le domaine d’activité, sans nom. Les entreprises à la recherche de freelances trouvent elles aussi votre profil, tant qu’il est visible dans vos paramètres ; elles seules voient disponibilité, tarif journalier, langues et références, et si vous vous êtes connecté au cours des 7 ou 30 derniers jours. Une entreprise peut réunir des profils dans une sélection et y conserver des notes que seule son équipe lit ; elles sont supprimées avec votre compte. Ce que vous écrivez dans une demande n’est vu que par son destinataire ; les messages et fichiers au sujet d’une demande acceptée sont vus des deux parties, y compris de l’équipe de l’entreprise. La base juridique des publications, du profil, des demandes, des messages et des relations est le contrat d’utilisation (art. 6, par. 1, point b, RGPD).",
          "Notre équipe examine les signalements. Pour cela, nous conservons ce qui a été signalé avec les motifs, la décision et la réclamation, comme le règlement (UE) 2022/2065 nous y oblige (art. 6, par. 1, point c, RGPD). La personne signalée n’apprend jamais l’identité de l’auteur du signalement.",
        ],
      },
      {
        title: "E-mails et assistance",
        paragraphs: [
          "Nous vous envoyons ce qui relève du compte et du contrat (confirmations, factures, changements de vos événements en direct), ainsi que des rappels et des notifications que vous pouvez désactiver dans les paramètres ou par le lien dans l’e-mail. Nous ne comptons ni les ouvertures ni les clics. La base juridique est le contrat d’utilisation (art. 6, par. 1, point b, RGPD).",
          "Si un e-mail ne peut définitivement pas être remis ou s’il est signalé comme indésirable, nous retenons l’adresse pour ne plus y écrire. La base juridique est notre intérêt à un envoi fiable (art. 6, par. 1, point f, RGPD).",
          "Si vous écrivez à l’assistance ou signalez un obstacle, votre message arrive par e-mail dans notre boîte ; la plateforme ne l’enregistre pas, sauf la demande d’entretien stratégique d’une entreprise. Nous l’utilisons pour vous répondre. La base juridique est le contrat d’utilisation (art. 6, par. 1, point b, RGPD) ou, si vous n’avez pas de compte, notre intérêt à répondre aux demandes (point f).",
          "Si vous demandez un entretien stratégique sans compte, votre nom, votre entreprise, votre adresse e-mail et votre message arrivent par e-mail dans notre boîte, et nos admins les voient dans l’administration, où ils notent la suite donnée. Nous les utilisons pour vous répondre et pour confirmer la réception une fois par jour au plus ; pour cela, nous gardons une empreinte de l’adresse jusqu’à la fin de la journée. La base juridique est votre consentement (art. 6, par. 1, point a, RGPD), que vous pouvez retirer à tout moment.",
        ],
      },
      {
        title: "Cookies et stockage du navigateur",
        paragraphs: [
          "Tout ce qui suit est nécessaire aux fonctions que vous demandez et ne requiert pas de consentement (§ 25, al. 2, n° 2, TDDDG).",
        ],
        list: [
          "Session : le cookie lp_session (en connexion chiffrée : __Host-lp_session) vous maintient connecté 24 heures, avec « Rester connecté » 30 jours. Un second identifiant se trouve dans le stockage du navigateur ; il n’est valable qu’avec le cookie.",
          "Appareil : le cookie lp_device est posé à la première connexion, vaut 400 jours et n’est envoyé que lors des connexions. Il nous permet de reconnaître votre navigateur quand d’autres tentent de deviner votre mot de passe.",
          "Stockage du navigateur : langue, thème de couleurs, derniers espaces ouverts, photo de profil, chiffres KPI, enseignements en cours de rédaction et jours ouvrés pas encore enregistrés. La déconnexion efface tout sauf ces trois éléments.",
        ],
      },
      {
        title: "Consultation des pages et sécurité",
        paragraphs: [
          "Lors de la consultation, le serveur traite votre adresse IP pour répondre et s’en sert pour compter les tentatives de connexion afin de repousser les attaques. Il compte à l’aide d’une empreinte au lieu de l’adresse, pendant une heure au plus. Nos journaux contiennent des informations techniques sur l’appel et le numéro du compte. Si une partie de la page plante, votre navigateur signale le type d’erreur et son emplacement dans le programme, sans vos saisies ni votre compte. La base juridique est notre intérêt à une exploitation sûre (art. 6, par. 1, point f, RGPD).",
          "Les vidéos de formation peuvent se trouver sur un autre serveur ; il apprend votre adresse IP quand vous ouvrez la leçon avec la vidéo. Le calendrier des entretiens stratégiques est un service tiers que vous n’ouvrez que par le lien.",
        ],
      },
      {
        title: "Paiements",
        paragraphs: [
          "Sur la page de commande de Premium et sur celle où vous changez de carte, nous chargeons le formulaire de carte de Stripe. Les données de votre carte vont directement à Stripe et ne sont pas enregistrées chez nous ; Stripe traite aussi des données de l’appareil pour détecter la fraude. De nous, Stripe reçoit le numéro de votre compte et le montant, ni votre nom ni votre adresse e-mail. Nous enregistrons le contrat, les factures, l’adresse que vous indiquez pour elles et les quatre derniers chiffres de la carte. Les bases juridiques sont le contrat et nos obligations fiscales (art. 6, par. 1, points b et c, RGPD).",
        ],
      },
      {
        title: "À qui nous transmettons des données",
        paragraphs: [
          "Au sein des groupes AWS et Stripe, un traitement aux États-Unis est possible ; il repose sur la décision d’adéquation relative au cadre de protection des données UE-États-Unis et sur des clauses contractuelles types (art. 45 et 46 RGPD).",
        ],
        list: [
          "Amazon Web Services EMEA SARL, Luxembourg : exploitation et stockage dans les centres de données de Francfort-sur-le-Main (région eu-central-1), envoi des e-mails (Amazon SES), diffusion des pages par un réseau mondial (CloudFront).",
          "Stripe Payments Europe, Limited, Irlande : paiements pour Premium, en partie sous sa propre responsabilité.",
          "Le fournisseur de notre boîte e-mail : les messages adressés à l’assistance et au contact pour la protection des données.",
          "L’hébergeur d’une vidéo de formation qui ne se trouve pas sur notre serveur : votre adresse IP, dès que vous ouvrez la leçon avec la vidéo.",
          "Les fournisseurs du calendrier des entretiens stratégiques et d’une visioconférence à laquelle vous participez : les informations que vous y indiquez et votre adresse IP. Vous ne les ouvrez que par leur lien, et leur propre politique de confidentialité s’applique.",
        ],
      },
      {
        title: "Durée de conservation",
        paragraphs: [],
        list: [
          "Compte et contenus : jusqu’à ce que vous les supprimiez. La suppression est immédiate ; les sauvegardes sont écrasées après 35 jours ; les événements techniques qui ne mentionnent que le numéro du compte expirent au plus tard après 30 jours.",
          "Comptes dont l’adresse e-mail n’a jamais été confirmée : 30 jours ; nous envoyons un avis auparavant.",
          "Notifications dans l’application : 90 jours. Journaux : deux mois.",
          "Factures et votre numéro de client auprès du service de paiement : huit ans à compter de la fin de l’année (§ 147 AO).",
          "Signalements : jusqu’à la décision, puis un an ; ils sont supprimés plus tôt avec le compte qu’ils concernent.",
          "Demandes d’entretien stratégique avec nos réponses dans l’administration : 180 jours ; si vous avez confirmé l’adresse avec un compte, au plus tard jusqu’à la suppression de ce compte.",
          "Messages à l’assistance et signalements d’obstacles : jusqu’à la fin de la troisième année suivant le dernier message, date de la prescription (§§ 195 et 199 BGB). Ce que le droit fiscal considère comme correspondance commerciale : six ans (§ 147 AO).",
          "La mention « non distribuable » sur le compte : jusqu’à ce qu’un e-mail arrive de nouveau, que vous confirmiez une autre adresse ou que vous supprimiez le compte. L’adresse reste sur la liste d’exclusion du service d’envoi jusqu’à ce que vous nous disiez qu’elle fonctionne de nouveau ou que vous en demandiez le retrait.",
          "Déclarations de résiliation et de rétractation : quatre ans, jusqu’à la prescription.",
          "Enregistrement des interventions de nos admins et leurs messages aux comptes : deux ans ; les messages sont effacés plus tôt avec le compte.",
        ],
      },
      {
        title: "Vos droits",
        paragraphs: [
          "Vous disposez d’un droit d’accès, de rectification, d’effacement, de limitation et de portabilité (art. 15 à 20 RGPD). Vous pouvez vous opposer aux traitements fondés sur l’intérêt légitime pour des raisons tenant à votre situation particulière (art. 21 RGPD). L’export et la suppression se trouvent dans les paramètres de votre compte ; pour tout le reste, un message au contact pour la protection des données suffit.",
          "Vous pouvez introduire une réclamation auprès de toute autorité de protection des données, par exemple là où vous résidez (art. 77 RGPD). Nous ne prenons aucune décision exclusivement automatisée qui vous affecte de manière significative.",
        ],
      },
    ],
  },
  accessibility: {
    title: "Déclaration d’accessibilité",
    metaDescription:
      "À quel point LinkedPotential est accessible, ce qui manque encore et comment signaler un obstacle.",
    sections: [
      {
        title: "Notre objectif",
        paragraphs: [
          "LinkedPotential est un service pour freelances et entreprises : CRM, formations et communauté dans le navigateur, avec commande d’un abonnement. Chacun doit pouvoir l’utiliser. Les références sont la loi allemande sur l’accessibilité (BFSG), la norme EN 301 549 et les WCAG 2.2 au niveau AA.",
        ],
      },
      {
        title: "Ce que nous faisons pour cela",
        paragraphs: [],
        list: [
          "Tous les espaces s’utilisent au clavier, avec un focus visible.",
          "Libellés, messages et dialogues sont balisés pour les lecteurs d’écran.",
          "Thèmes clair et sombre aux contrastes vérifiés ; les animations suivent le réglage de votre appareil.",
          "Les pages s’adaptent à des largeurs à partir de 320 pixels.",
          "Des contrôles automatiques des obstacles accompagnent nos tests.",
        ],
      },
      {
        title: "Ce qui n’est pas encore accessible",
        paragraphs: [],
        list: [
          "Aucun organisme indépendant n’a encore mené d’audit.",
          "Toutes les vidéos de formation n’ont pas de sous-titres ou d’audiodescription. Le contenu des leçons peut aussi être lu.",
          "Les factures en PDF ne sont pas balisées pour les lecteurs d’écran. Numéro, montant et date figurent dans la liste des factures.",
          "L’accessibilité des publications et des images d’autres membres ne dépend pas de nous.",
        ],
      },
      {
        title: "Signaler un obstacle",
        paragraphs: [
          "Vous avez rencontré un obstacle ou il vous faut une information sous une autre forme ? Écrivez-nous sur quelle page et avec quels outils vous travaillez. Nous vous répondrons.",
        ],
        operator: "contact",
        link: { to: "reportBarrier", text: "Signaler un obstacle par le formulaire" },
      },
      {
        title: "Autorité compétente",
        paragraphs: [
          "La surveillance relève de l’autorité de surveillance du marché des Länder pour l’accessibilité des produits et services (MLBF), Carl-Miller-Straße, Magdebourg. Vous pouvez vous adresser à elle si notre réponse ne vous satisfait pas.",
        ],
      },
    ],
  },
};

export default texts;
