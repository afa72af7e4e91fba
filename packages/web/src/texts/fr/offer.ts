import { businessSupportCents, wholeAmountText } from "@linkedpotential/contract/billing/price";
import type { Texts } from "../areas.ts";

const supportPrice = wholeAmountText("fr", businessSupportCents);

const texts: Texts["offer"] = {
  documentTitle: "La vente sur LinkedIn pour les entreprises",
  metaDescription: `Conseil individuel, stratégie de vente et accès à la plateforme pour votre équipe : gagner des clients sur LinkedIn, à partir de ${supportPrice} par mois.`,
  bar: {
    label: "Barre principale",
    home: "LinkedPotential pour les entreprises, page d’accueil",
    back: "Retour au choix",
    signIn: "Se connecter",
    start: "S’inscrire",
    dashboard: "Aller au tableau de bord",
    other: "Pour les freelances",
  },
  hero: {
    kicker: "Pour les entreprises qui vendent sur LinkedIn",
    title: "Vos nouveaux clients ne doivent rien au hasard.",
    lead: "Votre équipe échange sur LinkedIn, mais personne ne sait lesquelles de ces conversations deviennent des commandes ? Nous élaborons avec vous un plan de vente, accompagnons votre équipe dans sa mise en œuvre et lui offrons l’endroit où les progrès deviennent visibles.",
    book: "Réserver un entretien stratégique",
    more: "Ce qui est compris",
    prices: "Tarifs",
    facts: [`à partir de ${supportPrice} par mois`, "Conseil personnel", "Accès pour votre équipe"],
  },
  look: {
    title: "Le matin, tout le monde sait où vous en êtes",
    lead: "Chaque personne note ses chiffres le soir, 2 minutes suffisent. Le lendemain, vous voyez où en est le mois.",
    points: [
      "Les objectifs du mois et ce que donne le rythme actuel",
      "Les résultats par cible et par membre",
      "Votre prochain rendez-vous avec nous, au même endroit que les documents",
    ],
  },
  picture: {
    label:
      "Exemple de l’aperçu d’une entreprise : quatre chiffres du mois avec objectif et prévision, puis les résultats par membre et le prochain rendez-vous.",
    title: "Vos chiffres, mars",
    scopes: ["Tous", "Lena", "Malte"],
    figures: [
      { name: "Leads contactés", count: "288", target: "sur 400", share: 72, forecast: "411 à ce rythme" },
      { name: "Intérêt manifesté", count: "61", target: "sur 80", share: 76, forecast: "87 à ce rythme" },
      {
        name: "Rendez-vous fixés",
        count: "20",
        target: "sur 20",
        share: 100,
        isReached: true,
        forecast: "Objectif atteint",
      },
      { name: "Projets gagnés", count: "3", target: "sur 6", share: 50, forecast: "4 à ce rythme" },
    ],
    columns: ["Membre", "Contactés", "Intérêt", "Gagnés"],
    members: [
      { initials: "MP", name: "Malte Petersen", cells: ["168", "17,3 %", "1"] },
      { initials: "LV", name: "Lena Vogt", cells: ["120", "26,7 %", "2"] },
    ],
    session: {
      label: "Prochain rendez-vous",
      title: "Session de suivi",
      text: "Mardi à 10 h, avec le lien de l’appel",
    },
  },
  offers: {
    title: "Trois éléments pour davantage de bonnes conversations avec les bonnes personnes",
    lead: "Un conseil sans mise en œuvre se perd, des outils sans plan restent inutilisés. C’est pourquoi les deux vont ensemble.",
    consulting: {
      title: "Conseil individuel",
      text: "Nous regardons comment vous vendez aujourd’hui et travaillons sur le point qui vous freine le plus. À partir de vos propres cas plutôt que d’un manuel.",
      points: [
        "Des échanges sur vos cas en cours",
        "Un avis sur vos profils et vos messages",
        "Des sessions de suivi régulières",
      ],
    },
    strategy: {
      title: "Stratégie de vente",
      text: "À qui vous adressez-vous, avec quel message, et quelle est l’étape suivante ? Il en résulte un plan que votre équipe peut suivre chaque jour ouvré.",
      points: [
        "Les bonnes cibles et les bons messages",
        "Le chemin du contact au rendez-vous",
        "Des chiffres qui montrent les progrès",
      ],
    },
    platform: {
      title: "Accès à la plateforme pour votre équipe",
      text: "Jusqu’à 10 personnes notent ensemble leurs chiffres et leurs enseignements, chacune sous son nom. Vous voyez ce qui fonctionne et cessez ce qui n’apporte rien.",
      points: [
        "Les chiffres de vente de chaque jour ouvré",
        "Les campagnes comparées par cible",
        "Les enseignements de chaque session de suivi",
      ],
    },
  },
  freelancers: {
    title: "Trouver des freelances",
    text: "Il vous manque la bonne personne pour une mission ? Avec le même accès, votre équipe recherche des freelances, les contacte directement ou publie la mission.",
    points: [
      "Recherche par domaine, compétence et disponibilité",
      "Des demandes sans intermédiaire",
      "Publication de vos missions",
    ],
  },
  support: {
    title: "Qui vous accompagne",
    lead: "Des personnes qui travaillent avec vous sur vos propres cas. Aucun programme n’écrit en votre nom, et votre équipe mène elle-même chaque conversation.",
    operator: "Qui exploite LinkedPotential et comment nous joindre, vous le trouvez dans les",
    imprint: "mentions légales",
    person: {
      title: "Votre interlocuteur",
      text: "Lors de l’entretien stratégique, vous rencontrez la personne qui travaillera avec vous. Son nom et ses coordonnées figurent ensuite dans votre espace, pour toute l’équipe.",
    },
    sessions: {
      title: "Sessions de suivi",
      text: "Nous parcourons vos chiffres, notons ce qui a fonctionné et décidons de ce que vous essayez jusqu’à la session suivante. Nous convenons du rythme avant de commencer.",
    },
    questions: {
      title: "Vos questions entre-temps",
      text: "Depuis votre espace, vous nous écrivez au sujet des chiffres, de l’équipe ou du contrat, et vous y demandez un autre entretien. Nous répondons par e-mail.",
    },
    documents: {
      title: "Rendez-vous et documents",
      text: "Le prochain rendez-vous avec son lien, votre plan et les comptes rendus se trouvent dans votre aperçu. Toute l’équipe voit la même chose.",
    },
  },
  steps: {
    title: "Comment nous commençons",
    lead: "Vous décidez après le premier entretien, pas avant.",
    list: [
      {
        title: "Entretien stratégique",
        text: "Nous voyons qui vous voulez atteindre et ce que vous avez déjà essayé. Si notre aide ne convient pas, nous vous le disons.",
      },
      {
        title: "Plan et accès",
        text: "Vous recevez une proposition avec l’étendue et le prix. Après votre accord, vous obtenez le code d’inscription pour votre compte.",
      },
      {
        title: "Mise en œuvre",
        text: "Votre équipe travaille selon le plan et note ses chiffres. Lors des sessions de suivi, nous décidons ensemble de la suite.",
      },
    ],
  },
  call: {
    title: "Commençons par un entretien",
    text: "Apportez ce que vous savez de vos clients. Vous repartez avec une idée claire de l’endroit où se trouvent vos prochaines conversations sur LinkedIn.",
    plan: "Accompagnement pour les entreprises",
    price: `à partir de ${supportPrice} par mois`,
    priceHint: "Hors TVA. Le prix exact dépend de l’étendue. Vous le connaissez avant de donner votre accord.",
    book: "Choisir un rendez-vous",
    bookHint: "L’agenda s’ouvre dans un nouvel onglet, chez un autre fournisseur.",
    request: "Demander un entretien stratégique",
    noneHint: "Écrivez-nous, et nous trouverons une date ensemble.",
    contact: "Voir nos coordonnées",
  },
  access: {
    title: "Votre accès",
    lead: "Vous avez déjà un compte d’entreprise ou un code d’inscription ?",
    tabs: "Se connecter ou s’inscrire",
    signIn: "Se connecter",
    register: "S’inscrire",
    code: "Code d’inscription",
    codeHint: "Nous vous le remettons après l’entretien stratégique.",
    noCode: "Pas encore de code ? Voici comment l’obtenir",
    sentTitle: "Veuillez consulter votre messagerie",
    signedIn: (name: string) => `Connecté en tant que ${name}`,
    signedInText: "Vos chiffres, vos campagnes et vos enseignements vous attendent.",
    otherAccount:
      "Vous êtes connecté avec un compte de freelance. L’espace entreprises nécessite un compte à part, avec une autre adresse e-mail.",
    toDashboard: "Aller au tableau de bord",
    signOut: "Se déconnecter et changer",
    freelancer: {
      question: "Vous travaillez en freelance ?",
      login: "Se connecter comme freelance",
      register: "S’inscrire comme freelance",
    },
  },
  errors: {
    signIn: "Échec de la connexion",
    unreachable: "Nous ne pouvons pas joindre le serveur pour le moment. Veuillez réessayer plus tard.",
    emailTaken: "Cette adresse e-mail est déjà enregistrée. Veuillez vous connecter.",
    codeField: "Veuillez vérifier que le code ne contient pas de faute de frappe.",
  },
};

export default texts;
