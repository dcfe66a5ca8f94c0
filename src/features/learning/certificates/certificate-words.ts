import type { PaperTexts } from '../../../platform/papers/paper-words.ts';

type Word = 'number' | 'issuedOn' | 'validUntil' | 'code' | 'verify' | 'revoked' | 'replaced';

/** The texts that a certificate prints in addition to the texts of its template. */
export const CERTIFICATE_WORDS: PaperTexts<Word> = {
  number: 'Number | Nummer | Número | Numéro | Numero | Nummer | Número | Numer | Αριθμός | Номер',
  issuedOn:
    'Issued on | Ausgestellt am | Expedido el | Délivré le | Rilasciato il | Afgegeven op | Emitido em | Wydano | ' +
    'Εκδόθηκε στις | Выдан',
  validUntil:
    'Valid until | Gültig bis | Válido hasta | Valable jusqu’au | Valido fino al | Geldig tot | Válido até | ' +
    'Ważny do | Ισχύει έως | Действителен до',
  code: 'Code | Code | Código | Code | Codice | Code | Código | Kod | Κωδικός | Код',
  verify:
    'Verify | Prüfen | Verificar | Vérifier | Verifica | Controleren | Verificar | Sprawdź | Επαλήθευση | Проверить',
  revoked:
    'REVOKED | WIDERRUFEN | REVOCADO | RÉVOQUÉ | REVOCATO | INGETROKKEN | REVOGADO | UNIEWAŻNIONY | ΑΝΑΚΛΗΘΗΚΕ | ОТОЗВАН',
  replaced:
    'REPLACED | ERSETZT | SUSTITUIDO | REMPLACÉ | SOSTITUITO | VERVANGEN | SUBSTITUÍDO | ZASTĄPIONY | ' +
    'ΑΝΤΙΚΑΤΑΣΤΑΘΗΚΕ | ЗАМЕНЁН',
};
