import type { Language } from "@linkedpotential/contract/user/schema";

interface Notice {
  title: string;
  paragraphs: string[];
}

/**
 * Text of the statutory instruction on withdrawal from a service contract (Anlage 1 zu Art. 246a § 1 (2) EGBGB).
 * `seller` includes address and e-mail.
 */
export const withdrawalNotice: Record<Language, (seller: string) => Notice> = {
  de: (seller) => ({
    title: "Widerrufsbelehrung",
    paragraphs: [
      "Widerrufsrecht: Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.",
      `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${seller}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können Ihr Widerrufsrecht auch online über die Funktion „Vertrag widerrufen“ auf unserer Website ausüben; dann bestätigen wir Ihnen den Eingang unverzüglich per E-Mail mit Inhalt, Datum und Uhrzeit.`,
      "Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.",
      "Folgen des Widerrufs: Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.",
    ],
  }),
  en: (seller) => ({
    title: "Right of withdrawal",
    paragraphs: [
      "Right of withdrawal: You have the right to withdraw from this contract within fourteen days without giving any reason. The withdrawal period is fourteen days from the day of the conclusion of the contract.",
      `To exercise the right of withdrawal, you must inform us (${seller}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or an e-mail). You can also exercise it online with the function “Withdraw from a contract” on our website; we then confirm receipt by e-mail without delay, stating the content, date and time.`,
      "To meet the withdrawal deadline, it is sufficient for you to send your communication concerning the exercise of the right of withdrawal before the withdrawal period has expired.",
      "Effects of withdrawal: If you withdraw from this contract, we shall reimburse to you all payments received from you, without undue delay and in any event not later than fourteen days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction; in any event, you will not incur any fees as a result of such reimbursement.",
    ],
  }),
  fr: (seller) => ({
    title: "Information sur le droit de rétractation",
    paragraphs: [
      "Droit de rétractation : vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours. Le délai de rétractation expire quatorze jours après le jour de la conclusion du contrat.",
      `Pour exercer le droit de rétractation, vous devez nous (${seller}) notifier votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez aussi l’exercer en ligne au moyen de la fonction « Se rétracter du contrat » de notre site ; nous en accusons alors réception sans délai par e-mail, avec contenu, date et heure.`,
      "Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.",
      "Effets de la rétractation : en cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale ; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous.",
    ],
  }),
};
