import type { EmailMessages } from "../messages.ts";

export const email: EmailMessages = {
  reason:
    "Recibe este correo porque esta dirección se indicó en una solicitud de cita. Si no fue usted, puede ignorarlo.",
  changedTitle: "Su cita ha cambiado",
  attached: "El archivo adjunto añade la hora a su calendario.",
};
