import type { OutsideForm } from "./en.ts";

export const outsideForm: OutsideForm = {
  emailReason:
    "Vous recevez cet e-mail parce que cette adresse a été indiquée dans une demande de rendez-vous. Si ce n’était pas vous, vous pouvez l’ignorer.",
  noReplies: "Les réponses à cet e-mail ne sont pas lues.",
  changedTitle: "Votre rendez-vous a changé",
  attached: "Le fichier joint ajoute l’heure à votre agenda.",
  page: ["Demander un rendez\u2011vous", "Appelez-nous"],
  linkPage: {
    title: "Demander une annulation ou un autre horaire",
    letters: "Les trois premières lettres de votre nom de famille",
    reason: "Pour que personne d’autre ne puisse modifier votre demande.",
    wrong: "Ces lettres ne correspondent pas à la demande.",
    cancel: {
      booked: "Annuler le rendez\u2011vous\u202f?",
      requested: "Annuler la demande\u202f?",
      yes: "Oui, je souhaite annuler",
      no: "Non, revenir",
    },
    received: "Le cabinet a reçu votre message",
    message: "Votre message",
    booked: "Votre rendez-vous est maintenu jusqu’à la confirmation du cabinet.",
    requested: "Votre demande reste inchangée jusqu’à la réponse du cabinet.",
    ended: "Ce lien n’est plus valable",
    later: "Veuillez réessayer plus tard",
    call: "Pour modifier ou annuler, appelez le numéro indiqué dans l’e-mail.",
  },
  changes: { cancel: "Je souhaite annuler", move: "Appelez-moi pour convenir d’un autre horaire" },
};
