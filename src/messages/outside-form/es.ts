import type { OutsideForm } from "./en.ts";

export const outsideForm: OutsideForm = {
  emailReason:
    "Recibe este correo porque esta dirección se indicó en una solicitud de cita. Si no fue usted, puede ignorarlo.",
  noReplies: "Las respuestas a este correo no se leen.",
  changedTitle: "Su cita ha cambiado",
  attached: "El archivo adjunto añade la hora a su calendario.",
  page: ["Solicitar una cita", "Llámenos para pedir una cita"],
  linkPage: {
    title: "Pedir la cancelación u otra hora",
    letters: "Las tres primeras letras de su apellido",
    reason: "Para que nadie más pueda cambiar su solicitud.",
    wrong: "Estas letras no coinciden con la solicitud.",
    cancel: {
      booked: "¿Desea cancelar la cita?",
      requested: "¿Desea cancelar la solicitud?",
      yes: "Sí, deseo cancelar",
      no: "No, volver",
    },
    received: "La clínica tiene su mensaje",
    message: "Su mensaje",
    booked: "Su cita se mantiene hasta que la clínica confirme.",
    requested: "Su solicitud sigue como está hasta que la clínica responda.",
    ended: "Este enlace ya no es válido",
    later: "Inténtelo de nuevo más tarde",
    call: "Para cambiar o cancelar, llame al número que aparece en su correo.",
  },
  changes: { cancel: "Deseo cancelar", move: "Llámenme para acordar otra hora" },
};
