import type { Texts } from "../areas.ts";

const texts: Texts["invitation"] = {
  documentTitle: "Invitation dans l’équipe",
  loading: "Chargement de l’invitation…",
  refusedTitle: "Cette invitation ne peut pas être acceptée",
  missing: "La clé manque dans l’adresse. Veuillez ouvrir le lien depuis l’e-mail.",
  title: "Invitation dans l’équipe",
  titleOf: (company: string) => `Invitation dans l’équipe de ${company}`,
  text: (inviter: string, email: string) =>
    `${inviter || "Une entreprise"} vous invite à noter ensemble vos jours ouvrés et vos enseignements. L’invitation est destinée à ${email}.`,
  register: "Créer un compte et rejoindre l’équipe",
  signInText: "Un compte existe déjà pour cette adresse. Connectez-vous, vous pourrez ensuite rejoindre l’équipe.",
  signIn: "Vers la connexion",
  joinText: "Vous rejoindrez l’équipe avec le compte auquel vous êtes connecté.",
  join: "Rejoindre l’équipe",
  otherAccount: "Se connecter avec un autre compte",
};

export default texts;
