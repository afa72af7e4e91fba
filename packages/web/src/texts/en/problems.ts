import type { ProblemTexts } from "@linkedpotential/contract/problem-texts";

const texts: ProblemTexts = {
  invalid: "Invalid value.",
  required: "Please fill in all fields",
  controlCharacters: "Characters that are not allowed.",
  tooLong: ({ max }) => `At most ${max} characters`,
  emailRequired: "Please enter your e-mail address.",
  emailInvalid: "Valid e-mail required",
  mailBounced: "Our e-mail to this address did not arrive. Please check the address.",
  passwordTooShort: ({ min }) => `The password must have at least ${min} characters.`,
  passwordCommon: "Many people use this password, it is tried first. Please choose another one.",
  passwordIsEmail: "Please do not use your e-mail address as the password.",
  currentPasswordRequired: "Please enter your current password.",
  passwordsDiffer: "Passwords do not match",
  leadNameRequired: "Name is required",
  leadCompanyRequired: "Company is required",
  leadPositionRequired: "Position is required",
  probabilityRange: "Please enter a number from 0 to 100.",
  dealValueRange: "Please enter an amount from 0 to 100,000,000 euros.",
  linkedinInvalid: "Invalid LinkedIn URL",
  dateInvalid: "Please enter a valid date.",
  tooManyTags: ({ max }) => `At most ${max} tags.`,
  tooManySkills: ({ max }) => `At most ${max} skills.`,
  importEmpty: "The file contains no leads.",
  importTooMany: ({ max }) => `At most ${max.toLocaleString("en")} leads at once.`,
  importTooWide: ({ max }) => `At most ${max} columns.`,
};

export default texts;
