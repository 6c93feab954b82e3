# Orca imports this file when it starts. It writes what Orca would say to $ORCA_SPEECH_FILE, one
# utterance per line, because a test machine has no speech synthesizer.
import os

from orca import speech


def write(text):
    with open(os.environ["ORCA_SPEECH_FILE"], "a", encoding="utf-8") as file:
        file.write(" ".join(str(text).split()) + "\n")


def say_all(utterances, _progress):
    for context, _voice in utterances:
        write(context.utterance)


speech._speak = lambda text, _voice, _interrupt: write(text)
speech.sayAll = say_all
speech.speakCharacter = lambda character, _voice=None: None
speech.speakKeyEvent = lambda _event, _voice=None: None
