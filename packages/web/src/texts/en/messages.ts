import type { MessageKey } from "@linkedpotential/contract/messages";

const texts: Record<MessageKey | "maxCharacters", string> = {
  invalid: "Invalid value.",
  required: "Please fill in all fields",
  controlCharacters: "Characters that are not allowed.",
  emailRequired: "Please enter your e-mail address.",
  emailInvalid: "Valid e-mail required",
  mailBounced: "Our e-mail to this address did not arrive. Please check the address.",
  passwordMin8: "The password must have at least 8 characters.",
  passwordMin6: "The password must have at least 6 characters.",
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
  tagsMax: "At most 10 tags.",
  skillsMax: "At most 30 skills.",
  importEmpty: "The file contains no leads.",
  importTooMany: "At most 1,000 leads at once.",
  importTooWide: "At most 200 columns.",
  maxCharacters: "At most {count} characters",
};

export default texts;
