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
  leaveFirst: (company: string) =>
    `Sie gehören schon zum Team${company ? ` von ${company}` : " eines anderen Unternehmens"}. Verlassen Sie es zuerst, dann können Sie hier beitreten.`,
  handOverFirst: (company: string) =>
    `Sie leiten schon das Team${company ? ` von ${company}` : " eines anderen Unternehmens"}. Übergeben Sie dort zuerst die Leitung, und verlassen Sie es, dann können Sie hier beitreten.`,
  toTeam: "Zum eigenen Team",
  memberOf: (company: string) => `Sie gehören schon zum Team${company && ` von ${company}`}`,
  memberText: "Sie haben diese Einladung angenommen. Mehr ist nicht zu tun.",
  toDashboard: "Zur Übersicht",
  removed: {
    title: "Sie gehören nicht mehr zum Team",
    titleOf: (company: string) => `Sie gehören nicht mehr zum Team von ${company}`,
    text: "Die Leitung hat Sie aus dem Team entfernt. Was Sie eingetragen haben, bleibt dort. Ihr Konto bleibt bestehen: Nach der Anmeldung sehen Sie Ihren eigenen Bereich.",
    signIn: "Zur Anmeldung",
  },
};
