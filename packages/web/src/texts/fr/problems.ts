import type { ProblemTexts } from "@linkedpotential/contract/problem-texts";

const texts: ProblemTexts = {
  invalid: "Valeur non valide.",
  required: "Veuillez remplir tous les champs.",
  controlCharacters: "Caractères non autorisés.",
  tooLong: ({ max }) => `${max} caractères au maximum`,
  emailRequired: "Veuillez saisir votre adresse e-mail.",
  emailInvalid: "Adresse e-mail valide requise",
  mailBounced: "Notre e-mail à cette adresse n’est pas arrivé. Veuillez vérifier l’adresse.",
  passwordTooShort: ({ min }) => `Le mot de passe doit contenir au moins ${min} caractères.`,
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
  tooManyTags: ({ max }) => `${max} mots-clés au maximum.`,
  tooManySkills: ({ max }) => `${max} compétences au maximum.`,
  importEmpty: "Le fichier ne contient aucun lead.",
  importTooMany: ({ max }) => `${max.toLocaleString("fr")} leads au maximum à la fois.`,
  importTooWide: ({ max }) => `${max} colonnes au maximum.`,
};

export default texts;
