import type { Texts } from "../../areas.ts";

export default {
  pinsel: {
    title: "Stratégie du pinceau",
    subtitle: "D’abord un trait large, puis de plus en plus fin",
    description:
      "Pour peindre un mur, on prend d’abord le gros pinceau et l’on finit par les bords. Le premier message porte sur un sujet qui concerne tout le secteur, le deuxième sur cette entreprise, la relance sur une seule phrase de cette personne. En Allemagne, la publicité sans accord préalable est interdite, même entre entreprises (§ 7 UWG), et un message qui vise un contrat peut passer pour de la publicité. Ne demandez donc que ce que vous voulez vraiment savoir, et posez le pinceau si rien ne vient.",
    medium: "Messages LinkedIn",
    templates: [
      {
        id: "first-message",
        title: "Le trait large : le sujet",
        timing: "Jour 0, avec l’invitation (à abréger sans LinkedIn Premium)",
        text: "{{civilite}}, dès le {{date_effet}}, {{nouvelle_regle}} s’applique. Je suis {{metier}}, et l’on me demande souvent {{question_clients}}. Comment voyez-vous cela ? Au plaisir de vous lire ici, même sans réponse à cette question.",
        informal:
          "Bonjour {{prenom}}, dès le {{date_effet}}, {{nouvelle_regle}} s’applique. Je suis {{metier}}, et l’on me demande souvent {{question_clients}}. Comment vois-tu cela ? Au plaisir de te lire ici, même sans réponse à cette question.",
      },
      {
        id: "second-message",
        title: "Le trait plus étroit : l’entreprise",
        timing: "1 jour ouvré après l’invitation, une fois acceptée",
        text: `{{civilite}},

Merci d’avoir accepté mon invitation. Sur le site de {{entreprise}}, une nouvelle a retenu mon attention : {{nouvelle_entreprise}}.

J’ai aussitôt pensé à ceci : {{premiere_pensee}}. Est-ce que {{nouvelle_regle}} vous complique la tâche, ou n’y a-t-il rien à changer chez vous ? Un mot suffit.

Bien à vous,
{{mon_nom}}`,
        informal: `Bonjour {{prenom}},

Merci d’avoir accepté mon invitation. Sur le site de {{entreprise}}, une nouvelle a retenu mon attention : {{nouvelle_entreprise}}.

J’ai aussitôt pensé à ceci : {{premiere_pensee}}. Est-ce que {{nouvelle_regle}} complique la tâche à ton équipe, ou n’y a-t-il rien à changer ? Un mot suffit.

À bientôt,
{{mon_nom}}`,
      },
      {
        id: "follow-up",
        title: "Le trait le plus fin : un seul point",
        timing: "7–13 jours après le deuxième message, s’il a reçu une réponse",
        text: `{{civilite}},

Une phrase de votre réponse m’est restée : « {{phrase_ecrite}} ». J’en ai fait un croquis sur une feuille : {{sujet_croquis}}.

Si cela vous dit, parcourons-le lors d’un entretien stratégique gratuit de 15 minutes. Vous barrez ce qui ne vaut pas pour {{entreprise}} et gardez le reste.

Seriez-vous libre {{creneau}} ?

Bien à vous,
{{mon_nom}}`,
        informal: `Bonjour {{prenom}},

Une phrase de ta réponse m’est restée : « {{phrase_ecrite}} ». J’en ai fait un croquis sur une feuille : {{sujet_croquis}}.

Si cela te dit, parcourons-le lors d’un entretien stratégique gratuit de 15 minutes. Tu barres ce qui ne vaut pas pour {{entreprise}} et tu gardes le reste.

Serais-tu libre {{creneau}} ?

À bientôt,
{{mon_nom}}`,
      },
    ],
  },
  traditional: {
    title: "Traditionnelle",
    subtitle: "Une lettre, une invitation, un appel",
    description:
      "Une lettre timbrée et signée arrive aujourd’hui sur un bureau presque vide, et votre invitation ne surprend ensuite personne. En Allemagne, la publicité par courrier est permise tant que le destinataire ne s’y oppose pas ; un appel à une entreprise suppose au moins un accord présumé (§ 7 UWG). N’appelez donc qu’après un oui. La méthode convient aux cabinets, aux collectivités et aux entreprises familiales ; comptez cinq lettres par semaine.",
    medium: "Lettre, LinkedIn, téléphone",
    templates: [
      {
        id: "letter",
        title: "La lettre",
        timing: "Jour 0, sur papier, avec une expérience à vous au deuxième paragraphe",
        text: `{{civilite}},

Je suis {{metier}} à mon compte et je vous écris pour une raison précise : {{nouvelle_entreprise}}.

Chez un autre client, j’ai vu ce qui se passe ensuite. {{experience}} Comment avez-vous réglé cela chez {{entreprise}} ?

La semaine prochaine, je vous enverrai une invitation sur LinkedIn, où il est plus simple de répondre. Si vous ne le souhaitez pas, laissez-la sans suite.

Je vous prie d’agréer mes salutations distinguées.
{{mon_nom}}`,
        informal: `Bonjour {{prenom}},

Je suis {{metier}} à mon compte et je t’écris pour une raison précise : {{nouvelle_entreprise}}.

Chez un autre client, j’ai vu ce qui se passe ensuite. {{experience}} Comment avez-vous réglé cela chez {{entreprise}} ?

La semaine prochaine, je t’enverrai une invitation sur LinkedIn, où il est plus simple de répondre. Si tu ne le souhaites pas, laisse-la sans suite.

Bien amicalement,
{{mon_nom}}`,
      },
      {
        id: "connection-request",
        title: "L’invitation annoncée par la lettre",
        timing: "5–7 jours après la lettre",
        text: "{{civilite}}, vous avez reçu une lettre de ma part la semaine dernière : {{nouvelle_entreprise}}. Ici, une réponse va plus vite que par la poste. Cordialement, {{mon_nom}}",
        informal:
          "Bonjour {{prenom}}, tu as reçu une lettre de ma part la semaine dernière : {{nouvelle_entreprise}}. Ici, une réponse va plus vite que par la poste. À bientôt, {{mon_nom}}",
      },
      {
        id: "phone-call",
        title: "La demande d’un appel",
        timing: "Au plus tard 1 jour ouvré après la première réponse",
        text: `{{civilite}},

Je vous remercie de votre réponse. Par écrit, l’échange serait long ; au téléphone, il tient en 20 minutes.

Vous écrivez : « {{phrase_ecrite}} ». J’aurais trois questions à ce sujet. Qu’a-t-on déjà essayé ? Que faut-il éviter à tout prix ? Et avez-vous vraiment besoin de quelqu’un d’extérieur ?

Puis-je vous appeler {{creneau}}, et à quel numéro ?

Bien cordialement,
{{mon_nom}}`,
        informal: `Bonjour {{prenom}},

Merci pour ta réponse. Par écrit, l’échange serait long ; au téléphone, il tient en 20 minutes.

Tu écris : « {{phrase_ecrite}} ». J’aurais trois questions à ce sujet. Qu’a-t-on déjà essayé ? Que faut-il éviter à tout prix ? Et avez-vous vraiment besoin de quelqu’un d’extérieur ?

Puis-je t’appeler {{creneau}}, et à quel numéro ?

À bientôt,
{{mon_nom}}`,
      },
    ],
  },
  bold: {
    title: "Nouvelle et audacieuse",
    subtitle: "Une voix, un visage et une feuille de papier",
    description:
      "Vous montrez quelque chose avant de demander quoi que ce soit : votre voix, puis votre visage, enfin un croquis que l’on garde. Comptez une heure par personne et réservez-la aux leads de classe A. Tout le monde n’aime pas ; vous le saurez dès le premier enregistrement et vous vous épargnerez le deuxième. En Allemagne, un message vocal ou une vidéo qui vise un contrat est aussi de la publicité, interdite sans accord préalable (§ 7 UWG). N’enregistrez donc qu’une fois que la personne a répondu à votre question.",
    medium: "Message vocal, vidéo, croquis",
    templates: [
      {
        id: "announcement",
        title: "L’invitation avec une citation",
        timing: "Jour 0, dans la note de l’invitation",
        text: "{{civilite}}, j’ai mis votre phrase en croquis : « {{phrase_ecrite}} ». {{constat_croquis}} Je peux vous le montrer. Restons en contact ?",
        informal:
          "Bonjour {{prenom}}, j’ai mis ta phrase en croquis : « {{phrase_ecrite}} ». {{constat_croquis}} Je peux te le montrer. Restons en contact ?",
      },
      {
        id: "voice-message",
        title: "Le message vocal",
        timing: "1–2 jours après l’acceptation, 40 secondes au plus",
        text: `{{civilite}}, ici {{mon_nom}}. Vous avez écrit : « {{phrase_ecrite}} ».

Chez un de mes clients, j’ai vu quelque chose de semblable. {{experience}} Est-ce aussi le cas chez {{entreprise}} ?

Inutile de vous enregistrer à votre tour, trois mots tapés suffisent. Bonne journée à vous.`,
        informal: `Bonjour {{prenom}}, ici {{mon_nom}}. Tu as écrit : « {{phrase_ecrite}} ».

Chez un de mes clients, j’ai vu quelque chose de semblable. {{experience}} Est-ce aussi le cas chez {{entreprise}} ?

Inutile de t’enregistrer à ton tour, trois mots tapés suffisent. Bonne journée à toi.`,
      },
      {
        id: "video",
        title: "La courte vidéo",
        timing: "Le 2e ou le 3e jour après la réponse, 60–90 secondes, une feuille à la main",
        text: `{{civilite}}, vous m’avez écrit : « {{phrase_ecrite}} ». J’en ai fait un dessin, et voilà le résultat.

À gauche, ce qui se passe aujourd’hui, autant que j’en puisse juger de l’extérieur. À droite, je n’ai changé qu’une chose : {{passage_relais}}.

Il y a forcément une erreur, car je ne connais {{entreprise}} que depuis le trottoir d’en face. Me direz-vous où elle se cache ?`,
        informal: `Bonjour {{prenom}}, tu m’as écrit : « {{phrase_ecrite}} ». J’en ai fait un dessin, et voilà le résultat.

À gauche, ce qui se passe aujourd’hui, autant que j’en puisse juger de l’extérieur. À droite, je n’ai changé qu’une chose : {{passage_relais}}.

Il y a forcément une erreur, car je ne connais {{entreprise}} que depuis le trottoir d’en face. Me diras-tu où elle se cache ?`,
      },
      {
        id: "sketch",
        title: "Le croquis à garder",
        timing: "3–5 jours après la vidéo, avec la correction",
        text: `{{civilite}},

Revoici la feuille, avec votre correction. Elle est à vous, même si nous ne travaillons jamais ensemble.

En bas à droite, j’ai noté ce qui reste ouvert pour {{entreprise}}. {{question_ouverte}} Si vous voulez le régler avec moi, donnez-moi un jour. Sinon, la feuille est finie quand même.

Bien à vous,
{{mon_nom}}`,
        informal: `Bonjour {{prenom}},

Revoici la feuille, avec ta correction. Elle est à toi, même si nous ne travaillons jamais ensemble.

En bas à droite, j’ai noté ce qui reste ouvert pour {{entreprise}}. {{question_ouverte}} Si tu veux le régler avec moi, donne-moi un jour. Sinon, la feuille est finie quand même.

À bientôt,
{{mon_nom}}`,
      },
    ],
  },
} satisfies Texts["guides/strategies"];
