export default {
  title: "In Vorbereitung",
  description: (section: string) =>
    `Am Bereich „${section}“ wird gerade gearbeitet. Er erscheint hier, sobald er fertig ist.`,
};
