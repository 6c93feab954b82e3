import type { EmailMessages } from "../messages.ts";

export const email: EmailMessages = {
  reason:
    "Vous recevez cet e-mail parce que cette adresse a été indiquée dans une demande de rendez-vous. Si ce n’était pas vous, vous pouvez l’ignorer.",
  changedTitle: "Votre rendez-vous a changé",
  attached: "Le fichier joint ajoute l’heure à votre agenda.",
};
