import type { PageLanguage } from '../page-language.ts';

/** What the page of a connection link says where a start page says other words. */
export const linkWords: Readonly<Record<PageLanguage, { ask: string; unexpected: string }>> = {
  en: {
    ask: '{app} asks you to connect your {provider} account for:',
    unexpected:
      'Do you not expect this from {app}, or do you not know who is named here? Then close this page. Nothing has happened yet.',
  },
  de: {
    ask: '{app} bittet Sie, Ihr Konto bei {provider} zu verbinden für:',
    unexpected:
      'Erwarten Sie das nicht von {app}, oder kennen Sie die Namen hier nicht? Dann schließen Sie diese Seite. Es ist noch nichts geschehen.',
  },
  fr: {
    ask: '{app} vous demande de connecter votre compte {provider} pour :',
    unexpected:
      'Vous n’attendiez pas cela de {app}, ou vous ne reconnaissez pas ces noms ? Alors fermez cette page. Rien ne s’est encore passé.',
  },
  es: {
    ask: '{app} le pide que conecte su cuenta de {provider} para:',
    unexpected:
      '¿No esperaba esto de {app}, o no conoce los nombres que aparecen? Entonces cierre esta página. Todavía no ha pasado nada.',
  },
  pt: {
    ask: '{app} pede que você conecte sua conta de {provider} para:',
    unexpected:
      'Você não esperava isso de {app}, ou não conhece os nomes daqui? Então feche esta página. Nada aconteceu ainda.',
  },
  ja: {
    ask: '{app}から、次の相手のために{provider}のアカウントを接続するよう求められています：',
    unexpected:
      '{app}からのこの依頼に心当たりがない場合や、ここにある名前を知らない場合は、このページを閉じてください。まだ何も行われていません。',
  },
  ar: {
    ask: 'يطلب منك {app} ربط حسابك في {provider} من أجل:',
    unexpected:
      'ألا تتوقع هذا من {app}، أو لا تعرف الأسماء المذكورة هنا؟ إذن أغلق هذه الصفحة. لم يحدث شيء بعد.',
  },
};
