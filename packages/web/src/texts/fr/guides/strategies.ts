import type { Texts } from "../../areas.ts";

export default {
  pinsel: {
    title: "Stratégie du pinceau",
    subtitle: "D’abord un trait large, puis de plus en plus fin",
    description:
      "Qui peint un mur commence au pinceau large et finit par les bords. Ici aussi : le premier message nomme un sujet qui agite tout le secteur. Le deuxième concerne cette entreprise, la relance une seule phrase de cette personne. Sans réponse, on pose le pinceau.",
    medium: "Messages LinkedIn",
    templates: [
      {
        id: "first-message",
        title: "Le trait large : le sujet",
        timing: "Jour 0, avec l’invitation",
        content:
          "Bonjour {{prenom}}, tout le métier parle de {{theme}} en ce moment. Les uns attendent, les autres s’y mettent. J’aimerais savoir où vous en êtes. Voulez-vous que nous en parlions ici ?",
      },
      {
        id: "second-message",
        title: "Le trait plus étroit : l’entreprise",
        timing: "1 jour ouvré après l’invitation, une fois acceptée",
        content: `Bonjour {{prenom}},

Merci pour la mise en relation. Hier, j’ai lu ce que l’on trouve sur {{entreprise}}, et une nouvelle a retenu mon attention : {{occasion}}.

Est-ce que cela rend {{theme}} plus pressant pour vous, ou est-ce que cela vous laisse souffler ?

Bien à vous
{{mon_nom}}`,
      },
      {
        id: "follow-up",
        title: "Le trait le plus fin : un seul point",
        timing: "7–13 jours après le deuxième message, s’il a reçu une réponse",
        content: `Bonjour {{prenom}},

Une phrase de votre réponse m’est restée : « {{citation}} ». Je crois qu’elle en dit plus qu’il n’y paraît, et je l’ai mise en dessin sur une feuille.

Si cela vous dit, parcourons-la lors d’un entretien stratégique gratuit. 15 minutes suffisent. Vous barrez ce qui ne vaut pas pour {{entreprise}} et gardez le reste.

Seriez-vous libre {{creneau}} ?

Bien à vous
{{mon_nom}}`,
      },
    ],
  },
  traditional: {
    title: "Traditionnelle",
    subtitle: "Une lettre, une invitation, un appel",
    description:
      "Une lettre timbrée et signée est aujourd’hui presque seule sur un bureau. Ensuite, votre invitation n’étonne personne, et vous n’appelez qu’après un oui. La méthode convient aux cabinets, aux collectivités et aux entreprises familiales ; comptez cinq lettres par semaine.",
    medium: "Lettre, LinkedIn, téléphone",
    templates: [
      {
        id: "letter",
        title: "La lettre",
        timing: "Jour 0, sur papier, avec une expérience à vous au deuxième paragraphe",
        content: `{{civilite}},

J’exerce à mon compte dans le domaine suivant : {{domaine}}. Je vous écris pour une raison précise : {{occasion}}.

Dans deux autres maisons, j’ai vu la suite. La nouvelle tâche était bien préparée, mais personne n’avait écrit qui continuerait l’ancienne pendant ce temps. Comment avez-vous résolu cela chez {{entreprise}} ?

La semaine prochaine, je vous enverrai une invitation sur LinkedIn, où il est plus simple de répondre. Si vous ne le souhaitez pas, laissez-la sans suite.

Je vous prie d’agréer mes salutations distinguées.
{{mon_nom}}`,
      },
      {
        id: "connection-request",
        title: "L’invitation annoncée par la lettre",
        timing: "5–7 jours après la lettre",
        content:
          "Bonjour {{prenom}} {{nom}}, vous avez reçu une lettre de ma part la semaine dernière : {{occasion}}. Ici, une réponse va plus vite que par la poste. Cordialement, {{mon_nom}}",
      },
      {
        id: "phone-call",
        title: "La demande d’un appel",
        timing: "Au plus tard 1 jour ouvré après la première réponse",
        content: `Bonjour {{prenom}} {{nom}},

Je vous remercie de votre réponse. Par écrit, l’échange serait long ; au téléphone, il tient en vingt minutes.

J’aurais trois questions. Qu’a-t-on déjà essayé ? Que ne doit-il surtout pas arriver ? Et avez-vous vraiment besoin de quelqu’un d’extérieur ?

Puis-je vous appeler {{creneau}}, et à quel numéro ?

Bien cordialement
{{mon_nom}}`,
      },
    ],
  },
  bold: {
    title: "Nouvelle et audacieuse",
    subtitle: "Une voix, un visage et une feuille de papier",
    description:
      "Vous montrez quelque chose avant de demander quoi que ce soit : votre voix, puis votre visage, enfin un croquis que l’on garde. Comptez une heure par personne, donc seulement pour les leads de classe A. Tout le monde n’aime pas ; vous le saurez dès le premier enregistrement et vous épargnerez le deuxième.",
    medium: "Message vocal, vidéo, croquis",
    templates: [
      {
        id: "announcement",
        title: "L’invitation qui n’est pas d’accord",
        timing: "Jour 0, dans la note de l’invitation",
        content:
          "Bonjour {{prenom}}, je voulais vous contredire sur {{theme}}. J’en ai fait un dessin, et il vous donne raison. Je vous le montre volontiers. Restons-nous en contact ?",
      },
      {
        id: "voice-message",
        title: "Le message vocal",
        timing: "1–2 jours après l’acceptation, 40 secondes au plus",
        content: `Bonjour {{prenom}}, ici {{mon_nom}}. Je vous parle, car au clavier j’ai recommencé trois fois.

Sur {{theme}}, on entend partout que c’est une affaire d’argent. Depuis votre publication, je n’y crois plus. Qu’est-ce qui bloque en réalité chez {{entreprise}} ?

Inutile de vous enregistrer à votre tour, trois mots tapés suffisent. Bonne journée à vous.`,
      },
      {
        id: "video",
        title: "La courte vidéo",
        timing: "Le 2e ou le 3e jour après la réponse, 60–90 secondes, une feuille à la main",
        content: `Vous m’avez écrit : « {{citation}} ». Je l’ai mis sur papier, et voilà le résultat.

À gauche, ce qui se passe aujourd’hui, pour autant que je le voie du dehors. À droite, il manque un seul passage de relais. Je n’ai rien changé d’autre.

Il y a forcément une erreur, car je ne connais {{entreprise}} que depuis le trottoir d’en face. Me direz-vous où elle se cache ?`,
      },
      {
        id: "sketch",
        title: "Le croquis à garder",
        timing: "3–5 jours après la vidéo, avec la correction",
        content: `Bonjour {{prenom}},

Revoici la feuille, avec votre correction. Elle est à vous, même si nous ne travaillons jamais ensemble.

Il reste une question, en bas à droite : {{question}}. Si vous voulez la régler avec moi, donnez-moi un jour. Sinon, la feuille est finie quand même.

Bien à vous
{{mon_nom}}`,
      },
    ],
  },
} satisfies Texts["guides/strategies"];
