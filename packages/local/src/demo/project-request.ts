export const demoProjectRequest = {
  message:
    "Wir sind eine Praxisgruppe mit vier Standorten und treten bisher unter vier Namen auf. Bis zum Sommer brauchen wir eine gemeinsame Marke: Name, Zeichen, Farben und Vorlagen für Website und Briefpapier. Dafür rechnen wir mit 20 bis 25 Tagen. Können wir in den nächsten zwei Wochen eine halbe Stunde telefonieren?",
  sharesContact: true,
  company: "Sommer Zahnmedizin MVZ",
};
