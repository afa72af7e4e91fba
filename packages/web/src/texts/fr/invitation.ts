import type { Texts } from "../areas.ts";

const texts: Texts["invitation"] = {
  documentTitle: "Invitation à rejoindre une équipe",
  loading: "Chargement de l’invitation…",
  refusedTitle: "Cette invitation ne peut pas être acceptée",
  missing: "Ce lien est incomplet. Ouvrez-le directement depuis l’e-mail.",
  title: "Invitation à rejoindre une équipe",
  titleOf: (company: string) => `Invitation à rejoindre l’équipe de ${company}`,
  text: (inviter: string, email: string) =>
    `${inviter || "Une entreprise"} vous invite à suivre ensemble vos jours ouvrés et vos enseignements. L’invitation est destinée à ${email}.`,
  register: "Créer un compte et rejoindre l’équipe",
  signInText: "Un compte existe déjà pour cette adresse. Connectez-vous pour rejoindre l’équipe.",
  signIn: "Aller à la connexion",
  joinText:
    "Vous rejoindrez l’équipe avec le compte actuellement connecté. Votre propre sélection est alors supprimée, et celle de l’équipe la remplace.",
  join: "Rejoindre l’équipe",
  otherAccount: "Se connecter avec un autre compte",
  leaveFirst: (company: string) =>
    `Vous faites déjà partie de l’équipe de ${company || "une autre entreprise"}. Quittez-la d’abord pour rejoindre celle-ci.`,
  handOverFirst: (company: string) =>
    `Vous dirigez déjà l’équipe de ${company || "une autre entreprise"}. Transmettez-en la direction et quittez-la d’abord pour rejoindre celle-ci.`,
  toTeam: "Aller à votre équipe",
  memberOf: (company: string) => `Vous faites déjà partie de l’équipe${company && ` de ${company}`}`,
  memberText: "Vous avez accepté cette invitation. Il n’y a rien d’autre à faire.",
  toDashboard: "Aller à l’aperçu",
  removed: {
    title: "Vous ne faites plus partie de l’équipe",
    titleOf: (company: string) => `Vous ne faites plus partie de l’équipe de ${company}`,
    text: "La direction vous a retiré de l’équipe. Ce que vous avez saisi y reste. Votre compte est conservé : une fois connecté, vous retrouvez votre propre espace.",
    signIn: "Se connecter",
  },
};

export default texts;
