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
};

export default texts;
