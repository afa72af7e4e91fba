import type { MessageKey } from "@linkedpotential/contract/messages";

const texts: Record<MessageKey | "maxCharacters", string> = {
  invalid: "Valeur non valide.",
  required: "Veuillez remplir tous les champs.",
  controlCharacters: "Caractères non autorisés.",
  emailRequired: "Veuillez saisir votre adresse e-mail.",
  emailInvalid: "Adresse e-mail valide requise",
  mailBounced: "Notre e-mail à cette adresse n’est pas arrivé. Veuillez vérifier l’adresse.",
  passwordMin8: "Le mot de passe doit contenir au moins 8 caractères.",
  passwordMin6: "Le mot de passe doit contenir au moins 6 caractères.",
  passwordCommon: "Ce mot de passe est très répandu, il est essayé en premier. Veuillez en choisir un autre.",
  passwordIsEmail: "Veuillez ne pas utiliser votre adresse e-mail comme mot de passe.",
  currentPasswordRequired: "Veuillez saisir votre mot de passe actuel.",
  passwordsDiffer: "Les mots de passe ne correspondent pas.",
  leadNameRequired: "Le nom est obligatoire",
  leadCompanyRequired: "L’entreprise est obligatoire",
  leadPositionRequired: "Le poste est obligatoire",
  probabilityRange: "Veuillez saisir un nombre de 0 à 100.",
  dealValueRange: "Veuillez saisir un montant de 0 à 100 000 000 d’euros.",
  linkedinInvalid: "URL LinkedIn non valide",
  dateInvalid: "Veuillez saisir une date valide.",
  tagsMax: "10 mots-clés au maximum.",
  skillsMax: "30 compétences au maximum.",
  importEmpty: "Le fichier ne contient aucun lead.",
  importTooMany: "1 000 leads au maximum à la fois.",
  importTooWide: "200 colonnes au maximum.",
  maxCharacters: "{count} caractères au maximum",
};

export default texts;
