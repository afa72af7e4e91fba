export default {
  title: "Kollaborationen",
  views: {
    label: "Bereiche der Community",
    feed: { title: "Beiträge", description: "Gesuche und Angebote anderer Freelancer" },
    network: { title: "Netzwerk", description: "Ihre Beiträge, Vernetzungen und Anfragen" },
  },
  loading: "Beiträge werden geladen …",
  failed: "Die Beiträge konnten nicht geladen werden",
  empty: "Noch keine Beiträge von anderen Nutzern vorhanden",
  emptyDescription: "Machen Sie den Anfang, und beschreiben Sie, wen Sie für Ihr nächstes Vorhaben suchen.",
  request: { sent: "Anfrage verschickt", accepted: "Anfrage angenommen" },
};
