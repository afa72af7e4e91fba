/**
 * Success messages of the authentication routes. The API answers in German; our pages have texts of their own in each
 * language (D16, API-03).
 */
export const messages = {
  registered: "Fast geschafft. Bitte bestätigen Sie Ihre E-Mail-Adresse über den Link, den wir Ihnen gesendet haben.",
  verified: "Ihre E-Mail-Adresse ist bestätigt. Sie können sich jetzt anmelden.",
  verificationSent:
    "Wenn ein unbestätigtes Konto mit dieser E-Mail-Adresse besteht, haben wir Ihnen einen neuen Link gesendet.",
  signedIn: "Anmeldung erfolgreich.",
  resetSent: "Wenn ein Konto mit dieser E-Mail-Adresse besteht, haben wir Ihnen einen Link zum Zurücksetzen gesendet.",
  passwordReset: "Ihr Passwort wurde geändert. Sie können sich jetzt anmelden.",
  emailConfirmed: "Ihre neue E-Mail-Adresse ist bestätigt.",
  emailReverted: "Ihre bisherige E-Mail-Adresse gilt wieder. Bitte legen Sie jetzt ein neues Passwort fest.",
} as const;
