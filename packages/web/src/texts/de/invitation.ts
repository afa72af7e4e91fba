export default {
  documentTitle: "Einladung ins Team",
  loading: "Die Einladung wird geladen …",
  refusedTitle: "Diese Einladung lässt sich nicht annehmen",
  missing: "Der Link ist unvollständig. Öffnen Sie ihn bitte direkt aus der E-Mail.",
  title: "Einladung ins Team",
  titleOf: (company: string) => `Einladung ins Team von ${company}`,
  text: (inviter: string, email: string) =>
    `${inviter || "Ein Unternehmen"} lädt Sie ein, Arbeitstage und Erkenntnisse gemeinsam festzuhalten. Die Einladung gilt für ${email}.`,
  register: "Konto anlegen und beitreten",
  signInText: "Zu dieser Adresse gehört schon ein Konto. Melden Sie sich damit an, dann können Sie beitreten.",
  signIn: "Zur Anmeldung",
  joinText:
    "Sie treten mit dem Konto bei, mit dem Sie gerade angemeldet sind. Eine eigene Merkliste wird dabei gelöscht. Danach gilt die des Teams.",
  join: "Dem Team beitreten",
  otherAccount: "Mit einem anderen Konto anmelden",
};
